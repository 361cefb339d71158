import type { LiveTokens } from '@rostra/contract/live';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { toLiveError } from '../LiveError.ts';

/** Ms of life below which tokens are exchanged before they are used. */
const FRESH_MS = 60_000;

export interface TokenKeeperDeps {
  readonly clock: Clock;
  readonly policy: ReconnectPolicy;
  readonly refresh: (token: string) => Promise<LiveTokens>;
  /** Hands new tokens to the providers. */
  readonly renewed: (tokens: LiveTokens) => void;
  /** The member may not go on (code 10010), or was removed. */
  readonly refused: (code: 'token-refused' | 'removed') => void;
  /** Ms that the server's clock is ahead. */
  readonly diffMs: () => number;
}

/** Keeps the tickets of both channels good: at the provider's warning and before each try to come back. */
export class TokenKeeper {
  readonly #deps: TokenKeeperDeps;
  #tokens: LiveTokens | undefined;
  #asking: Promise<LiveTokens> | undefined;
  #retry: Cancel | undefined;
  #attempt = 0;
  /** Which series of tries goes on; an older one ends with its try. */
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

  /** The provider says that the end is near, or the line is lost. */
  handleWarning(): void {
    this.stop();
    void this.#tryUntilRenewed(this.#series);
  }

  /** Tokens that are good for a while. */
  async fresh(): Promise<LiveTokens> {
    const left = Date.parse(this.#tokens?.token_expires_at ?? '') - this.#now();
    return this.#tokens && left > FRESH_MS ? this.#tokens : this.renew();
  }

  /** New tokens; those who ask meanwhile get the same. */
  renew(): Promise<LiveTokens> {
    this.#asking ??= this.#exchange().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  /** Ends the tries. */
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
      // Who was refused has stopped the series too.
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
