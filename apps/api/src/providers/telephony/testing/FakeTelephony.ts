import type {
  CallProgress,
  CallEndpoint,
  IncomingCall,
  IncomingDecision,
  OutgoingCall,
  PhonePrompt,
  TelephonyListener,
  TelephonyProvider,
} from '../TelephonyProvider.ts';

/** Phones without a line: a test answers, presses keys and hangs up. */
export class FakeTelephony implements TelephonyProvider {
  canCall = true;
  hasMainLine = true;
  /** The server's calls, in order. */
  readonly calls: OutgoingCall[] = [];
  /** The requests by call, such as `keys 42#`; `admit` has the number of the seat. */
  readonly requests: string[] = [];
  #listener: TelephonyListener | undefined;

  call(call: OutgoingCall): void {
    this.calls.push(call);
  }

  hangUp(id: string): void {
    this.requests.push(`${id} hang up`);
  }

  sendKeys(id: string, keys: string): void {
    this.requests.push(`${id} keys ${keys}`);
  }

  play(id: string, prompt: PhonePrompt): void {
    this.requests.push(`${id} say ${prompt}`);
  }

  admit(id: string, { uid }: CallEndpoint): void {
    this.requests.push(`${id} admit ${uid}`);
  }

  follow(listener: TelephonyListener): void {
    this.#listener = listener;
  }

  async stop(): Promise<void> {}

  /** Advances the newest call. */
  goes(progress: CallProgress, call = this.calls.at(-1)): void {
    this.#listener?.state(call?.id ?? '', progress);
  }

  /** Simulates that someone hangs up. */
  hangsUp(id: string): void {
    this.#listener?.state(id, 'hanged_up');
  }

  /** Simulates that someone dials in. */
  async dials(call: IncomingCall): Promise<IncomingDecision | undefined> {
    return this.#listener?.incoming(call);
  }

  /** Simulates that someone presses keys. */
  presses(id: string, keys: string): void {
    for (const key of keys) this.#listener?.key(id, key);
  }

  /** Drops the commands received so far. */
  clear(): void {
    this.calls.length = 0;
    this.requests.length = 0;
  }
}
