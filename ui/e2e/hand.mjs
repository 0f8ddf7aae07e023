// A hand on the phone: the taps a person makes, by test id. It counts them, since a turn must take few.

export class Hand {
  constructor(page) {
    this.page = page;
    this.taps = 0;
  }

  at(id) {
    return this.page.getByTestId(id);
  }

  async tap(id) {
    const target = this.at(id).first();
    await target.scrollIntoViewIfNeeded();
    await target.tap();
    this.taps += 1;
  }

  /** Waits until the table asks for something, by the window's or ask's name. */
  async asked(window) {
    await this.page.waitForSelector(`[data-testid=asked][data-window="${window}"]`);
  }

  async read(path) {
    return Number(await this.at(`meter-${path}`).first().getAttribute('data-value'));
  }

  /** Sets a dial through the sheet of the thing it belongs to. */
  async adjust(id, value) {
    await this.tap(id);
    await this.at('adjust-sheet').waitFor();
    const field = this.at('adjust-value');
    if (await field.count()) await field.fill(String(value));
    else await this.tap(`choice-${value}`);
    await this.tap('adjust-confirm');
    await this.at('adjust-sheet').waitFor({ state: 'detached' });
  }
}
