import { and, eq, notInArray } from 'drizzle-orm';
import { CAPTIONS_LATE_MS } from '@rostra/contract/live';
import type { CaptionLanguage, CaptionRun, CaptionStatus } from '@rostra/contract/live';
import { roomsOf } from '#modules/live/roomsOf.ts';
import { setCapture } from '#modules/live/setCapture.ts';
import { lives } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { SAMPLE_BYTES, SPEECH_RATE, wavOf } from '#providers/transcribe/wavOf.ts';
import { UtteranceQueue } from './UtteranceQueue.ts';
import type { WaitingUtterance } from './UtteranceQueue.ts';
import { writeCaption } from './writeCaption.ts';

/** After so many failures one after the other everyone is told that there are no captions for now. */
const FAILURES_TOLD = 2;
/** Ms within which lines come again before they are called so: one that is quick does not say the next is. */
const IN_TIME_MS = CAPTIONS_LATE_MS / 2;
/** Characters of a line; nobody says more in twelve seconds. */
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

/** The lives in which this process writes down what is said. */
export class RunningCaptions {
  readonly #deps: Deps;
  readonly #runs = new Map<number, Run>();
  readonly #doing = new Set<Promise<unknown>>();
  #hasResumed = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What is written down of a live; null while nothing is. */
  runOf(liveId: number): CaptionRun | null {
    const run = this.#runs.get(liveId);
    return run === undefined ? null : { language: run.language, status: run.status };
  }

  /** Writes down what is said from now on, or goes on in another language. */
  begin(live: LiveRow, language: CaptionLanguage): CaptionRun {
    const known = this.#runs.get(live.id);
    if (known) known.language = language;
    else this.#runs.set(live.id, this.#make(live, language));
    const run: CaptionRun = { language, status: known?.status ?? 'ready' };
    roomsOf(this.#deps).say(live.channel, { type: 'captions', run });
    return run;
  }

  /** Nothing more is written down, also of what was said before; false where nothing was. */
  async end(liveId: number): Promise<boolean> {
    const run = this.#runs.get(liveId);
    if (run === undefined) return false;
    this.#runs.delete(liveId);
    run.stopListening();
    run.queue.clear();
    run.over.abort(new Error('The captions have ended'));
    roomsOf(this.#deps).say(run.live.channel, { type: 'captions', run: null });
    await setCapture(this.#deps, liveId, { asrState: 'finished' });
    return true;
  }

  /** With the live its captions end. */
  changed(live: LiveRow): void {
    if (live.state !== 'streaming' && this.#runs.has(live.id)) this.#do(this.end(live.id));
  }

  /** After a start: what a killed server wrote down is written no more; who wants it begins anew. */
  passed(): void {
    if (this.#hasResumed) return;
    this.#hasResumed = true;
    this.#do(this.#endLost());
  }

  /** Resolves when all that was said is understood, and nothing is being done besides. */
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
      const saidAt = this.#deps.clock.now().getTime();
      const second = Math.max(0, Math.floor((saidAt - lengthMs - startedAt) / SECOND_MS));
      queue.put({ uid, samples, second, saidAt });
      // What hangs is late before its line is there.
      if (queue.oldest !== undefined && saidAt - queue.oldest >= CAPTIONS_LATE_MS)
        this.#follow(run, saidAt - queue.oldest);
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

  async #understand(run: Run, { uid, samples, second, saidAt }: WaitingUtterance): Promise<void> {
    const { language, live, over } = run;
    const { log, transcriber } = this.#deps;
    const { signal } = over;
    let text = '';
    try {
      const said = await transcriber?.transcribe({ wav: wavOf(samples), language, signal });
      text = said?.text.slice(0, LINE_MAX) ?? '';
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error, liveId: live.id }, 'speech was not understood');
      this.#note(run, run.failures + 1);
      return;
    }
    if (signal.aborted) return;
    this.#note(run, 0);
    this.#follow(run, this.#deps.clock.now().getTime() - saidAt);
    if (text === '') return;
    await writeCaption(this.#deps, { liveId: live.id, uid, text, language, second }).catch(
      (error: unknown) => log.error({ err: error }, 'a caption was not written'),
    );
  }

  #note(run: Run, failures: number): void {
    run.failures = failures;
    // One that is missed now and then does not say that the next is understood.
    if (failures === 0 || failures >= FAILURES_TOLD) this.#tell(run);
  }

  /** How long after the words their line came, or they have waited without one. */
  #follow(run: Run, behindMs: number): void {
    if (behindMs >= CAPTIONS_LATE_MS) run.isLate = true;
    else if (behindMs < IN_TIME_MS) run.isLate = false;
    if (run.failures < FAILURES_TOLD) this.#tell(run);
  }

  #tell(run: Run): void {
    const going = run.isLate ? 'late' : 'ready';
    const status = run.failures >= FAILURES_TOLD ? 'unavailable' : going;
    if (status === run.status) return;
    run.status = status;
    const told: CaptionRun = { language: run.language, status };
    roomsOf(this.#deps).say(run.live.channel, { type: 'captions', run: told });
  }

  async #endLost(): Promise<void> {
    const lost = await this.#deps.db
      .select({ id: lives.id })
      .from(lives)
      .where(and(eq(lives.asrState, 'running'), notInArray(lives.id, [0, ...this.#runs.keys()])));
    for (const { id } of lost) {
      if (!this.#runs.has(id)) await setCapture(this.#deps, id, { asrState: 'finished' });
    }
  }

  #do(work: Promise<unknown>): void {
    const doing = work
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'captions'))
      .finally(() => this.#doing.delete(doing));
    this.#doing.add(doing);
  }
}
