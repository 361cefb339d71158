import type { LiveTokens } from '@rostra/contract/live';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { toLiveError } from '../LiveError.ts';

/** Remaining ms of life below which tokens are exchanged before use. */
const FRESH_MS = 60_000;

/** Clock, retry policy and calls of the token renewal. */
export interface TokenKeeperDeps {
  readonly clock: Clock;
  readonly policy: ReconnectPolicy;
  readonly refresh: (token: string) => Promise<LiveTokens>;
  /** Passes new tokens to the providers. */
  readonly renewed: (tokens: LiveTokens) => void;
  /** Called when the member may not continue (code 10010) or was removed. */
  readonly refused: (code: 'token-refused' | 'removed') => void;
  /** Milliseconds by which the server's clock is ahead. */
  readonly diffMs: () => number;
}

/** Keeps the tickets of both channels valid: at the provider's warning and before each reconnect. */
export class TokenKeeper {
  readonly #deps: TokenKeeperDeps;
  #tokens: LiveTokens | undefined;
  #asking: Promise<LiveTokens> | undefined;
  #retry: Cancel | undefined;
  #attempt = 0;
  /** ID of the current series of attempts; an older series ends with its attempt. */
  #series = 0;

  constructor(deps: TokenKeeperDeps) {
    this.#deps = deps;
  }

  get tokens(): LiveTokens | undefined {
    return this.#tokens;
  }

  handleTokens(tokens: LiveTokens): void {
    this.#tokens = tokens;
  }

  /** Handles the provider's expiry warning or a lost connection. */
  handleWarning(): void {
    this.stop();
    void this.#tryUntilRenewed(this.#series);
  }

  /** Returns tokens that are valid for a while. */
  async fresh(): Promise<LiveTokens> {
    const left = Date.parse(this.#tokens?.token_expires_at ?? '') - this.#now();
    return this.#tokens && left > FRESH_MS ? this.#tokens : this.renew();
  }

  /** Requests new tokens; concurrent callers share them. */
  renew(): Promise<LiveTokens> {
    this.#asking ??= this.#exchange().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** Stops the attempts. */
  stop(): void {
    this.#retry?.();
    this.#retry = undefined;
    this.#attempt = 0;
    this.#series += 1;
  }

  async #exchange(): Promise<LiveTokens> {
    try {
      const tokens = await this.#deps.refresh(this.#tokens?.token ?? '');
      this.#tokens = tokens;
      this.#deps.renewed(tokens);
      return tokens;
    } catch (thrown) {
      const error = toLiveError(thrown);
      if (error.code === 'token-refused' || error.code === 'removed') {
        this.stop();
        this.#deps.refused(error.code);
      }
      throw error;
    }
  }

  async #tryUntilRenewed(series: number): Promise<void> {
    try {
      await this.renew();
    } catch {
      // A refusal also ends the series.
      if (series !== this.#series) return;
      this.#attempt += 1;
      this.#retry = this.#deps.clock.schedule(
        this.#deps.policy.delayMs(this.#attempt),
        () => void this.#tryUntilRenewed(series),
      );
    }
  }

  #now(): number {
    return this.#deps.clock.now() + this.#deps.diffMs();
  }
}
