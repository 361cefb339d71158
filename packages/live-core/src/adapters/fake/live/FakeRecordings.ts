import { LIVE_RECORDING_MINUTES } from '@rostra/contract/live';
import type { RecordingFailure, RecordingPart } from '@rostra/contract/live';
import type { RecordingApi } from '../../../session/features/recording/RecordingApi.ts';
import type { FakeLive } from './FakeLive.ts';
import { hasHostControls, mayModerate } from './fakeRights.ts';
import { refuse } from './refuse.ts';

const MINUTE_MS = 60_000;

/** A live session's recording in memory, by the server's rules; playable parts appear on request. */
export class FakeRecordings {
  readonly #live: FakeLive;
  #parts: readonly RecordingPart[] = [];

  constructor(live: FakeLive) {
    this.#live = live;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): RecordingApi {
    const ask = async (
      act: () => void,
      isAllowed = hasHostControls,
    ): Promise<readonly RecordingPart[]> => {
      if (!isAllowed(this.#live.member(userId))) refuse('liveRoleRefused');
      act();
      return this.#parts;
    };
    return {
      getRecordings: () => ask(() => undefined, mayModerate),
      postRecording: () => ask(() => this.#begin()),
      deleteRecording: () => ask(() => this.stop()),
    };
  }

  /** Warns that the part ends soon, as the server does. */
  warn(): void {
    this.#running();
    this.#change({ ends_soon: true });
  }

  /** Ends the running part, as a member or the limit would. */
  stop(): void {
    const at = this.#live.now();
    const { started_at } = this.#running();
    const seconds = Math.round((at - Date.parse(started_at)) / 1000);
    const stopped_at = new Date(at).toISOString();
    this.#change({ state: 'stopped', stopped_at, stops_at: null, ends_soon: false, seconds });
    this.#live.setRecordingStatus({ isRecording: false });
  }

  /** Completes the last part as playable, or as failed. */
  finish(failure: RecordingFailure | null = null): void {
    const media_url = failure === null ? '/film.mp4' : null;
    this.#change({ state: failure === null ? 'finished' : 'failed', failure, media_url });
  }

  #begin(): void {
    if (this.#parts.at(-1)?.state === 'running') refuse('liveRecordingRuns');
    const now = this.#live.now();
    const part: RecordingPart = {
      id: this.#parts.length + 1,
      part: this.#parts.length + 1,
      state: 'running',
      started_at: new Date(now).toISOString(),
      stopped_at: null,
      stops_at: new Date(now + LIVE_RECORDING_MINUTES * MINUTE_MS).toISOString(),
      ends_soon: false,
      seconds: null,
      failure: null,
      media_url: null,
      hls_url: null,
    };
    this.#parts = [...this.#parts, part];
    this.#live.setRecordingStatus({ isRecording: true });
    this.#notify(part);
  }

  #running(): RecordingPart {
    return this.#parts.find(({ state }) => state === 'running') ?? refuse('liveRecordingNone');
  }

  #change(values: Partial<RecordingPart>): void {
    const last = this.#parts.at(-1);
    if (!last) return;
    const changed = { ...last, ...values };
    this.#parts = [...this.#parts.slice(0, -1), changed];
    this.#notify(changed);
  }

  #notify({ part, state, stops_at }: RecordingPart): void {
    this.#live.announce({ type: 'recording', part, state, stops_at });
  }
}
