import type { CaptionLanguage } from '@rostra/contract/live';
import { z } from 'zod';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Transcriber, Transcript, Utterance } from './Transcriber.ts';
import { TranscriberError } from './TranscriberError.ts';
import type { TranscriberFailure } from './TranscriberError.ts';

/** Timeout of an answer in ms, and the default pause after `429`. */
const TIMEOUT_MS = 30_000;
const REST_MS = 5000;
/** Maximum pause; an operator's service that asks for a longer one is tried again anyway. */
const MAX_REST_MS = 60_000;
/** Maximum number of bytes read from an answer. */
const ANSWER_MAX = 64 * 1024;

/** The service's address and parameters. */
export interface HttpTranscriberSettings {
  /** Prefix of `/v1/audio/transcriptions`. */
  readonly url: string;
  /** Undefined if it requires none. */
  readonly key: string | undefined;
  readonly model: string;
  readonly languages: readonly CaptionLanguage[];
}

/** As ISO 639-1 codes. */
const CODES: Readonly<Record<CaptionLanguage, string>> = { en: 'en', 'zh-CN': 'zh' };

const answerForm = z.object({ text: z.string() });

const FAILURES: Readonly<Record<number, TranscriberFailure>> = {
  401: 'refused',
  403: 'refused',
  413: 'too_large',
  429: 'busy',
  503: 'busy',
};

/**
 * A service with the form of OpenAI's `POST /v1/audio/transcriptions`, such as whisper.cpp's server
 * and many others.
 */
export class HttpTranscriber implements Transcriber {
  readonly languages: readonly CaptionLanguage[];
  readonly #settings: HttpTranscriberSettings;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  /** End of the requested pause, in ms since the epoch. */
  #restsUntil = 0;

  constructor(settings: HttpTranscriberSettings, clock: Clock, timeoutMs = TIMEOUT_MS) {
    this.#settings = settings;
    this.languages = settings.languages;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
  }

  async transcribe({ wav, language, signal }: Utterance): Promise<Transcript> {
    signal.throwIfAborted();
    if (this.#clock.now().getTime() < this.#restsUntil) {
      throw new TranscriberError('busy', 'The transcriber wants to be left alone for a while');
    }
    const { url, key, model } = this.#settings;
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', model);
    form.set('language', CODES[language]);
    form.set('response_format', 'json');
    // As bytes: when a form is aborted while sending, Node throws outside of any handler.
    const message = new Response(form);
    const body = await message.arrayBuffer();
    // Aborting discards the rest of an answer: Node may throw later for a canceled body.
    const rest = new AbortController();
    try {
      const answer = await fetch(`${url}/v1/audio/transcriptions`, {
        method: 'POST',
        headers: {
          'content-type': message.headers.get('content-type') ?? '',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, rest.signal, AbortSignal.timeout(this.#timeoutMs)]),
      });
      if (!answer.ok) throw this.#refusal(answer);
      return { text: readText(await readResponse(answer)) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TranscriberError) throw error;
      const words = error instanceof Error ? error.message : String(error);
      throw new TranscriberError('away', `The transcriber is away: ${words}`);
    } finally {
      rest.abort();
    }
  }

  #refusal({ status, headers }: Response): TranscriberError {
    const failure = FAILURES[status] ?? 'failed';
    if (failure === 'busy') {
      const now = this.#clock.now();
      this.#restsUntil = now.getTime() + restOf(headers.get('retry-after'), now);
    }
    return new TranscriberError(failure, `The transcriber answered ${status}`);
  }
}

/** Returns the ms given by `Retry-After`: seconds, or a date. */
function restOf(given: string | null, now: Date): number {
  if (given === null) return REST_MS;
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_REST_MS) : REST_MS;
}

/** @throws TranscriberError for an answer that is longer than any text */
async function readResponse(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let words = '';
  for (;;) {
    const read = await reader?.read();
    if (read === undefined || read.done) return words + decoder.decode();
    words += decoder.decode(read.value, { stream: true });
    if (words.length > ANSWER_MAX) throw unreadable();
  }
}

/** @throws TranscriberError */
function readText(words: string): string {
  let given: unknown;
  try {
    given = JSON.parse(words);
  } catch {
    throw unreadable();
  }
  const read = answerForm.safeParse(given);
  if (!read.success) throw unreadable();
  return read.data.text.trim();
}

const unreadable = (): TranscriberError =>
  new TranscriberError('failed', 'The transcriber answered what is not understood');
