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
    await this.at(id).first().tap();
    this.taps += 1;
  }

  /** Scrolls an area as a hand does: the app leaves a hand alone that is scrolling, and would follow its question otherwise. */
  async scroll(part, top) {
    await this.page.locator(part).evaluate((area, to) => {
      area.dispatchEvent(new WheelEvent('wheel', { deltaY: to }));
      area.scrollTo(0, to);
    }, top);
  }

  /** Does something, and waits until the table shows what came of it. */
  async moving(work) {
    const head = await this.page.locator('[data-head]').getAttribute('data-head');
    await work();
    await this.page.waitForFunction((was) => {
      const shown = document.querySelector('[data-head]')?.getAttribute('data-head');
      return shown !== was && document.querySelector('[data-testid=dock]')?.getAttribute('aria-busy') === 'false';
    }, head);
  }

  /** Waits until the table asks for something, by the window's or ask's name, and of whom. */
  async asked(window, text = '') {
    await this.page.locator(`[data-testid=asked][data-window="${window}"]`, { hasText: text }).waitFor();
  }

  /** The number a meter shows. */
  async read(path) {
    return Number.parseInt(await this.at(`meter-${path}`).first().locator('.number, b').first().innerText(), 10);
  }

  /** The lines of the table check, as a person compares them with the real table. */
  async check() {
    await this.tap('nav-more');
    await this.tap('more-check');
    await this.at('tick-0').waitFor();
    const lines = await this.page.locator('[data-testid^=tick-]').evaluateAll((ticks) =>
      ticks.map((tick) => {
        const side = tick.closest('[data-testid=check-side]')?.querySelector('h3')?.lastChild?.textContent?.trim();
        const line = tick.querySelector('.words').innerText;
        return side ? `${side}: ${line}` : line;
      }),
    );
    await this.tap('check-done');
    await this.at('check-sheet').waitFor({ state: 'detached' });
    await this.tap('nav-table');
    return lines.map((line) => line.replace(/\s+/g, ' ').trim());
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

  /** Declares an act that asks for nothing more. */
  async declare(act) {
    await this.tap(`offer-${act}`);
    await this.at('form-sheet').waitFor({ state: 'detached' });
  }

  /** Picks a choice of an open form, unfolding what is barred if it is there. */
  async pick(value) {
    await this.unfold(value);
    await this.tap(`choice-${value}`);
  }

  /** Picks the one thing an ask wants: a button of the dock, or a form of one field. */
  async choose(value) {
    await this.pick(value);
    const confirm = this.at('confirm');
    if (await confirm.isVisible().catch(() => false)) await this.tap('confirm');
    await this.at('form-sheet').waitFor({ state: 'detached' });
  }

  /** Plays an Instant, by its button or through the form. */
  async play(card) {
    const button = this.at(`choice-${card}`);
    await button.or(this.at('offer-play')).first().waitFor();
    if (!(await button.count())) await this.tap('offer-play');
    await this.choose(card);
  }

  /** Unfolds a part of the dock, if what it holds is not there yet. */
  async open(part, held) {
    await this.at(part).waitFor();
    if (!(await this.at(held).count())) await this.tap(part);
  }

  /** Opens an effect that is entered by hand. */
  async effect(act) {
    await this.open('more-effects', `offer-${act}`);
    await this.tap(`offer-${act}`);
  }

  async unfold(value) {
    const folded = this.at('barred-more');
    await this.at(`choice-${value}`).or(folded).first().waitFor();
    if (!(await this.at(`choice-${value}`).count()) && (await folded.count())) await this.tap('barred-more');
  }

  /** Puts the table on a step of the Active player's turn. */
  async land(step) {
    await this.tap('nav-more');
    await this.tap('more-landings');
    await this.tap(`landing-${step}`);
    await this.tap('landing-confirm');
    await this.at('landings-sheet').waitFor({ state: 'detached' });
    await this.tap('nav-table');
  }

  /** Undoes or redoes one step. */
  async back(way) {
    await this.moving(() => this.tap(way));
  }

  /** Types dice into the pad, which submits itself when full. */
  async dice(faces) {
    await this.moving(async () => {
      for (const face of faces) await this.tap(`digit-${face}`);
    });
  }

  /** Taps a place of the map on the board, scrolling to it as a hand does: the board does not follow its question then. */
  async place(name) {
    const place = this.page.locator(`main [data-testid="place-${name}"]`);
    await place.evaluate((part) => part.dispatchEvent(new WheelEvent('wheel', { bubbles: true })));
    await place.scrollIntoViewIfNeeded();
    await place.tap();
    this.taps += 1;
  }

  /** Takes the phone as the seat it is handed to, and waits until its secrets stand there. */
  async takePhone(seat) {
    const asked = this.at('secret-i-am');
    if (!(await asked.count())) await this.tap(`hand-${seat}`);
    await this.tap('secret-i-am');
    await this.at('secret-shown').waitFor();
  }

  /** Everything the page holds, drawn or not. */
  async whole() {
    return this.page.evaluate(
      () => document.documentElement.outerHTML + location.href + JSON.stringify(history.state) + document.title,
    );
  }
}
