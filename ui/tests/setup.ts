// What jsdom lacks and the screen needs.
import '@testing-library/jest-dom/vitest';

Element.prototype.animate ??= () =>
  ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResize;
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
