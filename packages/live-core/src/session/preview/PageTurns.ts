/** Sends the page that was turned to last: who turns fast does not send each page on the way. */
export class PageTurns {
  readonly #send: (page: number) => Promise<void>;
  #wish: number | null = null;
  #running: Promise<void> | undefined;

  constructor(send: (page: number) => Promise<void>) {
    this.#send = send;
  }

  /** Pages are on their way: what the server says of them is older than the reader's wish. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Resolves when the last wish has arrived; rejects as sending it does. */
  turn(page: number): Promise<void> {
    this.#wish = page;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      this.#wish = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#wish !== null) {
      const page = this.#wish;
      this.#wish = null;
      await this.#send(page);
    }
  }
}
