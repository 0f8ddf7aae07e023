// Keeps the screen awake while a table is open. Where the browser has no wake lock (a plain LAN address) nothing
// happens; the lock is taken again whenever the page comes back into sight.

/** Holds the screen awake until the answer is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const take = async () => {
    if (!wanted || document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (!wanted) void lock?.release();
  };
  void take();
  document.addEventListener('visibilitychange', take);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}
