import { setTimeout as wait } from 'node:timers/promises';

/** Timeout of one answer in ms: Agora's recommendation. */
const ANSWER_MS = 20_000;
/** Ms before the second, third and fourth attempt. */
const PAUSES_MS: readonly number[] = [300, 900, 2700];
const TOO_MANY = 429;
const SERVER_ERRORS = 500;

/** Agora has refused or failed a request. */
export class AgoraRefusal extends Error {
  /** HTTP status; undefined if no answer came. */
  readonly status: number | undefined;

  constructor(what: string, status: number | undefined, reason: string, cause?: unknown) {
    super(`Agora ${what}: ${status ?? 'no answer'} ${reason}`, { cause });
    this.status = status;
  }
}

/** Settings of the calls; times are shorter in tests. */
export interface AgoraRestSettings {
  readonly restUrl: string;
  readonly customerKey: string;
  readonly customerSecret: string;
  readonly answerMs?: number;
  readonly pausesMs?: readonly number[];
}

type Method = 'GET' | 'POST' | 'DELETE';

/** Agora's REST calls. Temporary failures are retried, for four attempts at most. */
export class AgoraRest {
  readonly #url: string;
  readonly #authorization: string;
  readonly #answerMs: number;
  readonly #pausesMs: readonly number[];

  constructor(settings: AgoraRestSettings) {
    const { restUrl, customerKey, customerSecret } = settings;
    this.#url = restUrl.replace(/\/+$/, '');
    const account = Buffer.from(`${customerKey}:${customerSecret}`).toString('base64');
    this.#authorization = `Basic ${account}`;
    this.#answerMs = settings.answerMs ?? ANSWER_MS;
    this.#pausesMs = settings.pausesMs ?? PAUSES_MS;
  }

  /** @returns the JSON of the answer @throws AgoraRefusal */
  async ask(method: Method, path: string, body?: unknown): Promise<unknown> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#once(method, path, body);
      } catch (error) {
        const pause = this.#pausesMs[tries];
        if (!(error instanceof AgoraRefusal) || !isPassing(error) || pause === undefined)
          throw error;
        await wait(pause);
      }
    }
  }

  async #once(method: Method, path: string, body: unknown): Promise<unknown> {
    const what = `${method} ${path.split('?')[0]}`;
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        authorization: this.#authorization,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(this.#answerMs),
    }).catch((cause: unknown) => {
      throw new AgoraRefusal(what, undefined, String(cause), cause);
    });
    const text = await answer.text().catch((cause: unknown) => {
      throw new AgoraRefusal(what, undefined, String(cause), cause);
    });
    if (!answer.ok) throw new AgoraRefusal(what, answer.status, text.slice(0, 500));
    if (text === '') return {};
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new AgoraRefusal(what, answer.status, 'not JSON', cause);
    }
  }
}

/** Failures that may be temporary. */
const isPassing = ({ status }: AgoraRefusal): boolean =>
  status === undefined || status === TOO_MANY || status >= SERVER_ERRORS;
