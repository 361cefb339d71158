import { and, eq, notInArray } from 'drizzle-orm';
import { CAPTIONS_LATE_MS } from '@rostra/contract/live';
import type { CaptionLanguage, CaptionRun, CaptionStatus } from '@rostra/contract/live';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { setRecordingStatus } from '#modules/live/host/setRecordingStatus.ts';
import { liveSessions } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { SAMPLE_BYTES, SPEECH_RATE, wavOf } from '#providers/transcribe/wavOf.ts';
import { UtteranceQueue } from './UtteranceQueue.ts';
import type { WaitingUtterance } from './UtteranceQueue.ts';
import { writeCaption } from './writeCaption.ts';

/** Consecutive failures after which captions are reported as unavailable. */
const FAILURES_REPORTED = 2;
/**
 * Milliseconds of delay below which captions are on time again; one quick line does not prove that
 * the next is.
 */
const IN_TIME_MS = CAPTIONS_LATE_MS / 2;
/** Maximum characters of a line; nobody speaks more in twelve seconds. */
const LINE_MAX = 1000;
const SECOND_MS = 1000;

interface Run {
  readonly live: LiveRow;
  readonly queue: UtteranceQueue;
  readonly over: AbortController;
  readonly stopListening: () => void;
  language: CaptionLanguage;
  status: CaptionStatus;
  failures: number;
  isLate: boolean;
}

/** The live sessions that this process captions. */
export class RunningCaptions {
  readonly #deps: Deps;
  readonly #runs = new Map<number, Run>();
  readonly #doing = new Set<Promise<unknown>>();
  #hasResumed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the running captions of a live session, or null. */
  runOf(liveId: number): CaptionRun | null {
    const run = this.#runs.get(liveId);
    return run === undefined ? null : { language: run.language, status: run.status };
  }

  /** Starts captions, or continues them in another language. */
  begin(live: LiveRow, language: CaptionLanguage): CaptionRun {
    const known = this.#runs.get(live.id);
    if (known) known.language = language;
    else this.#runs.set(live.id, this.#make(live, language));
    const run: CaptionRun = { language, status: known?.status ?? 'ready' };
    roomsOf(this.#deps).send(live.channel, { type: 'captions', run });
    return run;
  }

  /** Stops captions, also of speech not yet transcribed. @returns false if none were running */
  async end(liveId: number): Promise<boolean> {
    const run = this.#runs.get(liveId);
    if (run === undefined) return false;
    this.#runs.delete(liveId);
    run.stopListening();
    run.queue.clear();
    run.over.abort(new Error('The captions have ended'));
    roomsOf(this.#deps).send(run.live.channel, { type: 'captions', run: null });
    await setRecordingStatus(this.#deps, liveId, { asrState: 'finished' });
    return true;
  }

  /** Ends the captions with the live session. */
  changed(live: LiveRow): void {
    if (live.state !== 'streaming' && this.#runs.has(live.id)) this.#do(this.end(live.id));
  }

  /** Ends captions of a killed server after startup; a host who needs them starts them again. */
  passed(): void {
    if (this.#hasResumed) return;
    this.#hasResumed = true;
    this.#do(this.#endLost());
  }

  /** Resolves when all speech is transcribed and no other work is pending. */
  async settled(): Promise<void> {
    for (const { queue } of this.#runs.values()) await queue.settled();
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  #make(live: LiveRow, language: CaptionLanguage): Run {
    const { log } = this.#deps;
    const queue = new UtteranceQueue(
      (utterance) => this.#understand(run, utterance),
      ({ second }) => {
        log.warn({ liveId: live.id, second }, 'speech was dropped: too slow');
        this.#follow(run, CAPTIONS_LATE_MS);
      },
    );
    const stopListening = this.#deps.live.voices?.listen(live.channel, (uid, samples) => {
      const lengthMs = (samples.length / SAMPLE_BYTES / SPEECH_RATE) * SECOND_MS;
      const startedAt = live.startedAt?.getTime() ?? this.#deps.clock.now().getTime();
      const spokenAt = this.#deps.clock.now().getTime();
      const second = Math.max(0, Math.floor((spokenAt - lengthMs - startedAt) / SECOND_MS));
      queue.put({ uid, samples, second, spokenAt });
      // A hanging transcription is late before its line exists.
      if (queue.oldest !== undefined && spokenAt - queue.oldest >= CAPTIONS_LATE_MS)
        this.#follow(run, spokenAt - queue.oldest);
    });
    const run: Run = {
      live,
      queue,
      over: new AbortController(),
      stopListening: stopListening ?? (() => undefined),
      language,
      status: 'ready',
      failures: 0,
      isLate: false,
    };
    return run;
  }

  async #understand(run: Run, { uid, samples, second, spokenAt }: WaitingUtterance): Promise<void> {
    const { language, live, over } = run;
    const { log, transcriber } = this.#deps;
    const { signal } = over;
    let text = '';
    try {
      const message = await transcriber?.transcribe({ wav: wavOf(samples), language, signal });
      text = message?.text.slice(0, LINE_MAX) ?? '';
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error, liveId: live.id }, 'speech was not understood');
      this.#note(run, run.failures + 1);
      return;
    }
    if (signal.aborted) return;
    this.#note(run, 0);
    this.#follow(run, this.#deps.clock.now().getTime() - spokenAt);
    if (text === '') return;
    await writeCaption(this.#deps, { liveId: live.id, uid, text, language, second }).catch(
      (error: unknown) => log.error({ err: error }, 'a caption was not written'),
    );
  }

  #note(run: Run, failures: number): void {
    run.failures = failures;
    // An occasional failure does not prove that the next line fails too.
    if (failures === 0 || failures >= FAILURES_REPORTED) this.#notify(run);
  }

  /** Updates whether captions are late, by the delay of a line or of waiting speech. */
  #follow(run: Run, behindMs: number): void {
    if (behindMs >= CAPTIONS_LATE_MS) run.isLate = true;
    else if (behindMs < IN_TIME_MS) run.isLate = false;
    if (run.failures < FAILURES_REPORTED) this.#notify(run);
  }

  #notify(run: Run): void {
    const going = run.isLate ? 'late' : 'ready';
    const status = run.failures >= FAILURES_REPORTED ? 'unavailable' : going;
    if (status === run.status) return;
    run.status = status;
    const received: CaptionRun = { language: run.language, status };
    roomsOf(this.#deps).send(run.live.channel, { type: 'captions', run: received });
  }

  async #endLost(): Promise<void> {
    const lost = await this.#deps.db
      .select({ id: liveSessions.id })
      .from(liveSessions)
      .where(
        and(
          eq(liveSessions.asrState, 'running'),
          notInArray(liveSessions.id, [0, ...this.#runs.keys()]),
        ),
      );
    for (const { id } of lost) {
      if (!this.#runs.has(id)) await setRecordingStatus(this.#deps, id, { asrState: 'finished' });
    }
  }

  #do(work: Promise<unknown>): void {
    const doing = work
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'captions'))
      .finally(() => this.#doing.delete(doing));
    this.#doing.add(doing);
  }
}
