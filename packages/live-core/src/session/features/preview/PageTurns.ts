/** Sends the last requested page, skipping pages on the way when the user turns fast. */
export class PageTurns {
  readonly #send: (page: number) => Promise<void>;
  #request: number | null = null;
  #running: Promise<void> | undefined;

  constructor(send: (page: number) => Promise<void>) {
    this.#send = send;
  }

  /** Pages are being sent, so the server's page is older than the requested one. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Resolves when the last requested page has arrived; rejects if sending fails. */
  turn(page: number): Promise<void> {
    this.#request = page;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      this.#request = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#request !== null) {
      const page = this.#request;
      this.#request = null;
      await this.#send(page);
    }
  }
}
