import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Turns } from './Turns.ts';
import type { Transcriber, Transcript, Utterance } from './Transcriber.ts';
import { TranscriberError } from './TranscriberError.ts';

/** Maximum number of processes: each uses a whole core, at a lower priority than lighter work. */
const AT_ONCE = 2;
/** Maximum ms for an utterance; the longest takes some ten seconds of a core. */
const TIMEOUT_MS = 60_000;
const WORDS_MAX = 8000;

/** Limits that tests may change. */
export interface PocketSphinxLimits {
  readonly timeoutMs: number;
}

/**
 * Debian's PocketSphinx with its English model: a process for each utterance, so that a failure
 * affects no other one. Returns drafts without punctuation (ADR 97).
 */
export class PocketSphinx implements Transcriber {
  readonly languages = ['en'] as const;
  readonly #program: string;
  readonly #timeoutMs: number;
  readonly #turns = new Turns(AT_ONCE);

  constructor(program: string, { timeoutMs }: PocketSphinxLimits = { timeoutMs: TIMEOUT_MS }) {
    this.#program = program;
    this.#timeoutMs = timeoutMs;
  }

  transcribe({ wav, signal }: Utterance): Promise<Transcript> {
    return this.#turns.take(signal, async () => {
      signal.throwIfAborted();
      // The file extension shows that the audio has a header; the program cannot read from our
      // pipe.
      const folder = await mkdtemp(path.join(tmpdir(), 'rostra-speech-'));
      try {
        const file = path.join(folder, 'speech.wav');
        await writeFile(file, wav);
        return { text: await this.#listen(file, signal) };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }

  #listen(file: string, signal: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn(this.#program, ['-infile', file, '-logfn', '/dev/null'], {
        env: {},
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: this.#timeoutMs,
        killSignal: 'SIGKILL',
        signal,
      });
      // Deletes the speech even if the server ends meanwhile.
      const end = (): void => {
        child.kill('SIGKILL');
        rmSync(path.dirname(file), { recursive: true, force: true });
      };
      process.once('exit', end);
      let words = '';
      child.stdout.setEncoding('utf8');
      child.stdout.on('data', (text: string) => {
        words = (words + text).slice(0, WORDS_MAX);
      });
      child.once('error', (error) => {
        process.off('exit', end);
        reject(signal.aborted ? (signal.reason as Error) : asFailure(error));
      });
      child.once('close', (code) => {
        process.off('exit', end);
        if (code === 0) resolve(words.split(/\s+/).filter(Boolean).join(' '));
        else if (code === null) reject(new TranscriberError('away', 'PocketSphinx took too long'));
        else reject(new TranscriberError('failed', `PocketSphinx ended with ${code}`));
      });
    });
  }
}

const asFailure = (error: Error): TranscriberError => new TranscriberError('failed', error.message);
