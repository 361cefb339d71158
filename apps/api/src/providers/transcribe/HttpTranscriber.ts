import type { CaptionLanguage } from '@rostra/contract/live';
import { z } from 'zod';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Transcriber, Transcript, Utterance } from './Transcriber.ts';
import { TranscriberError } from './TranscriberError.ts';
import type { TranscriberFailure } from './TranscriberError.ts';

/** Ms that an answer may take, and that nothing is asked after `429` without a word of when. */
const TIMEOUT_MS = 30_000;
const REST_MS = 5000;
/** An operator's service that wants to be left alone for longer is asked again all the same. */
const REST_MOST_MS = 60_000;
/** Bytes of an answer that are read. */
const ANSWER_MAX = 64 * 1024;

/** Where it is, and what it is asked for. */
export interface HttpTranscriberSettings {
  /** Before `/v1/audio/transcriptions`. */
  readonly url: string;
  /** Undefined where it asks for none. */
  readonly key: string | undefined;
  readonly model: string;
  readonly languages: readonly CaptionLanguage[];
}

/** As ISO 639-1 has them. */
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
 * A service that speaks the form of OpenAI's `POST /v1/audio/transcriptions`, as whisper.cpp's server
 * and many others do.
 */
export class HttpTranscriber implements Transcriber {
  readonly languages: readonly CaptionLanguage[];
  readonly #settings: HttpTranscriberSettings;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  /** Ms since the epoch until which it wants to be asked nothing. */
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
    form.set('file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'said.wav');
    form.set('model', model);
    form.set('language', CODES[language]);
    form.set('response_format', 'json');
    // As bytes: when a form that is still being sent is given up, Node throws where nobody catches it.
    const said = new Response(form);
    const body = await said.arrayBuffer();
    // What is left of an answer is given up by it: Node may throw later at a body that is canceled.
    const rest = new AbortController();
    try {
      const answer = await fetch(`${url}/v1/audio/transcriptions`, {
        method: 'POST',
        headers: {
          'content-type': said.headers.get('content-type') ?? '',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([signal, rest.signal, AbortSignal.timeout(this.#timeoutMs)]),
      });
      if (!answer.ok) throw this.#refusal(answer);
      return { text: readText(await readAnswer(answer)) };
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

/** Ms by `Retry-After`: seconds, or a date. */
function restOf(given: string | null, now: Date): number {
  if (given === null) return REST_MS;
  const ms = /^\d+$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), REST_MOST_MS) : REST_MS;
}

/** @throws TranscriberError for an answer that is longer than any text */
async function readAnswer(answer: Response): Promise<string> {
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
