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

  /** Waits until the table asks for something, by the window's or ask's name, and of whom. */
  async asked(window, text = '') {
    await this.page.locator(`[data-testid=asked][data-window="${window}"]`, { hasText: text }).waitFor();
  }

  /** The number a meter shows. */
  async read(path) {
    return Number.parseInt(await this.at(`meter-${path}`).first().locator('.number, b').first().innerText(), 10);
  }

  /** The names in one column of a seat's meter of slots, counted from the left. */
  async column(word, index) {
    const column = this.page.locator(`[data-region="${word}.mat"] .slots > .column`).nth(index);
    const names = await column.locator('.line, .chip .name').allInnerTexts();
    return names.map((name) => name.trim()).sort();
  }

  /** Sets a dial through the sheet of the thing it belongs to. */
  async adjust(path, value) {
    const [kind] = ['meter', 'chip'].filter((one) => path.startsWith(`${one}-`));
    const dial = path.slice(kind.length + 1);
    await this.tap(path);
    await this.at('adjust-sheet').waitFor();
    const row = this.at(`dial-${dial}`);
    const field = this.at('adjust-value');
    const choice = this.at(`choice-${value}`);
    await row.or(field).or(choice).first().waitFor();
    if (await row.count()) await this.tap(`dial-${dial}`);
    await field.or(choice).first().waitFor();
    if (await field.count()) await field.fill(String(value));
    else await this.tap(`choice-${value}`);
    await this.tap('adjust-confirm');
    await this.at('adjust-sheet').waitFor({ state: 'detached' });
  }

  /** Declares an act that needs no more than these picks. */
  async declare(act, picks = []) {
    await this.tap(`offer-${act}`);
    for (const pick of picks) await this.tap(pick);
    if (picks.length > 0) await this.tap('confirm');
    await this.at('form-sheet').waitFor({ state: 'detached' });
  }

  /** Types dice into the pad, which submits itself when full. */
  async dice(faces) {
    for (const face of faces) await this.tap(`digit-${face}`);
  }
}
