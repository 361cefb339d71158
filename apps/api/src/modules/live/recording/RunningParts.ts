import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { RECORDING_WARNING_MINUTES } from '@rostra/contract/live';
import type { RecordingFailure } from '@rostra/contract/live';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { TIMELINE_FILE } from '#providers/compose/RecordingComposer.ts';
import type { SpotlightChange } from '#providers/compose/timeline.ts';
import { closePart } from './closePart.ts';
import { hasSpace } from './hasSpace.ts';
import { recordingFolder } from './recordingFolder.ts';
import { resumeParts } from './resumeParts.ts';
import { liveRecordings } from './tables.ts';
import type { RecordingRow } from './tables.ts';
import { publishRecording } from './publishRecording.ts';

const MINUTE_MS = 60_000;
/** Milliseconds between two checks of the disk. */
const DISK_MS = 15_000;

interface RunningPart {
  readonly row: RecordingRow;
  readonly warnsAt: number;
  isWarned: boolean;
  spotlight: number | null | undefined;
  /** The last pending write, so that lines keep their order. */
  written: Promise<void>;
  /** Time and reason of its first end, kept until the end is stored. */
  over: { readonly at: Date; readonly failure: RecordingFailure | undefined } | undefined;
  /** The end, while it is being stored. */
  ending: Promise<void> | undefined;
}

/** The parts that this process records, with their timelines, warnings and ends. */
export class RunningParts {
  readonly #deps: Deps;
  readonly #parts = new Map<number, RunningPart>();
  #hasResumed = false;
  #lookedAt = 0;
  /** Background work, awaited by tests. */
  readonly #doing = new Set<Promise<void>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts to follow a new part. */
  begin(row: RecordingRow, live: LiveRow): void {
    this.#parts.set(row.liveId, {
      row,
      warnsAt: row.startedAt.getTime() + RECORDING_WARNING_MINUTES * MINUTE_MS,
      isWarned: false,
      spotlight: undefined,
      written: Promise.resolve(),
      over: undefined,
      ending: undefined,
    });
    this.changed(live);
  }

  /**
   * Closes the running part of a live session. Failures are thrown and retried each second, because
   * a part left running would block the next one.
   *
   * @param failure the reason why it can't be composed
   */
  async end(liveId: number, failure?: RecordingFailure): Promise<void> {
    const part = this.#parts.get(liveId);
    if (part === undefined) return;
    part.over ??= { at: this.#deps.clock.now(), failure };
    part.ending ??= this.#close(part, part.over).finally(() => {
      part.ending = undefined;
    });
    await part.ending;
  }

  /** Ends a part whose media can't be recorded any further. */
  fail(liveId: number, reason: RecordingFailure): void {
    this.#do(() => this.end(liveId, reason));
  }

  /** Writes the spotlight to the timeline, and ends the recording with the session. */
  changed(live: LiveRow): void {
    const part = this.#parts.get(live.id);
    if (part === undefined || part.over !== undefined) return;
    if (live.state !== 'streaming') {
      this.#do(() => this.end(live.id));
      return;
    }
    if (part.spotlight === live.spotlightUid) return;
    part.spotlight = live.spotlightUid;
    const ms = this.#deps.clock.now().getTime() - part.row.startedAt.getTime();
    const change: SpotlightChange = { ms, spotlight: live.spotlightUid };
    const file = path.join(recordingFolder(this.#deps.config, part.row), TIMELINE_FILE);
    part.written = part.written
      .then(() => appendFile(file, `${JSON.stringify(change)}\n`))
      .catch((error: unknown) =>
        this.#deps.log.error({ err: error }, 'a timeline was not written'),
      );
  }

  /** Warns, and ends parts that are over (LHST-25). */
  passed(now: Date): void {
    if (!this.#hasResumed) {
      this.#hasResumed = true;
      const running = Array.from(this.#parts.values(), ({ row }) => row);
      this.#do(() => resumeParts(this.#deps, running));
    }
    for (const part of this.#parts.values()) {
      if (part.ending !== undefined) continue;
      if (part.over !== undefined || now >= part.row.stopsAt)
        this.#do(() => this.end(part.row.liveId));
      else if (!part.isWarned && now.getTime() >= part.warnsAt) {
        part.isWarned = true;
        this.#do(() => this.#warn(part.row));
      }
    }
    if (this.#parts.size === 0 || Math.abs(now.getTime() - this.#lookedAt) < DISK_MS) return;
    this.#lookedAt = now.getTime();
    this.#do(async () => {
      if (await hasSpace(this.#deps.config)) return;
      for (const liveId of this.#parts.keys()) await this.end(liveId, 'disk_full');
    });
  }

  /** Resolves when no background work is pending. */
  async settled(): Promise<void> {
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  async #close(part: RunningPart, over: NonNullable<RunningPart['over']>): Promise<void> {
    await part.written;
    await closePart(this.#deps, part.row.id, over);
    // The next part may have started meanwhile.
    if (this.#parts.get(part.row.liveId) === part) this.#parts.delete(part.row.liveId);
  }

  async #warn(row: RecordingRow): Promise<void> {
    const { db, clock } = this.#deps;
    const [warned] = await db
      .update(liveRecordings)
      .set({ warnedAt: clock.now() })
      .where(
        and(
          eq(liveRecordings.id, row.id),
          isNull(liveRecordings.warnedAt),
          eq(liveRecordings.state, 'running'),
        ),
      )
      .returning();
    if (warned !== undefined) await publishRecording(this.#deps, warned);
  }

  #do(work: () => Promise<void>): void {
    const doing = work()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'a recording'))
      .finally(() => this.#doing.delete(doing));
    this.#doing.add(doing);
  }
}
