import { hasEndedFor, LIVE_ACTIONS, LIVE_STATES, LIVE_TRANSITIONS } from '@rostra/contract/live';
import type {
  Attributes,
  LiveAction,
  LiveChannelAttributes,
  LiveState,
} from '@rostra/contract/live';
import { notifyRecordingChange } from '../features/recording/notifyRecordingChange.ts';
import type { OwnScreen } from '../media/OwnScreen.ts';
import { screenUid } from '../selectors/stage.ts';
import type { LiveTimer } from './LiveTimer.ts';
import type { Notices } from './Notices.ts';
import type { LiveProgress, RecordingStatus, RoomState } from './RoomState.ts';

/** The state after each channel action, regardless of the state before (live §4). */
const STATE_AFTER = Object.fromEntries(
  LIVE_ACTIONS.map((action) => [
    action,
    LIVE_STATES.find((state) =>
      LIVE_STATES.some((from) => LIVE_TRANSITIONS[from][action] === state),
    ),
  ]),
) as Readonly<Record<LiveAction, LiveState>>;

const seconds = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

/** The parts of a room that follow its live state and channel attributes. */
interface ProgressingRoom {
  readonly state: RoomState;
  readonly notices: Notices;
  readonly timer: LiveTimer;
  readonly screen: OwnScreen | undefined;
  ended(): void;
  patch(change: Partial<RoomState>): void;
}

/** Turns the live state and the channel's attributes into state: start, end, screen, recording. */
export class ProgressChanges {
  readonly #room: ProgressingRoom;

  constructor(room: ProgressingRoom) {
    this.#room = room;
  }

  /** The live state only moves forward; an older message changes nothing (LROL-10). */
  applyLive({ state, startTime, endTime }: LiveProgress): void {
    const { live } = this.#room.state;
    if (LIVE_STATES.indexOf(state) < LIVE_STATES.indexOf(live.state)) return;
    const next = {
      state,
      startTime: startTime ?? live.startTime,
      endTime: endTime ?? live.endTime,
    };
    const isNew =
      next.state !== live.state ||
      next.startTime !== live.startTime ||
      next.endTime !== live.endTime;
    if (!isNew) return;
    this.#room.patch({ live: next });
    this.#room.timer.handleTimes(next.startTime, next.endTime);
    if (this.isOver) this.#room.ended();
  }

  /**
   * Whether the member must leave: audience before the host stops, everyone once the host has stopped
   * (LROL-08, LROL-09).
   */
  get isOver(): boolean {
    const { live, me } = this.#room.state;
    return hasEndedFor(live.state, me?.role);
  }

  applyChannel(attributes: Attributes | LiveChannelAttributes): void {
    const channel: LiveChannelAttributes = attributes;
    this.#room.patch({ channel });
    this.#room.screen?.handleShown(screenUid(this.#room.state));
    this.#applyRecordingStatus({
      isRecording: channel.isRecording !== undefined,
      isTranscribing: channel.isTranscribe !== undefined,
    });
    const state = channel.action && STATE_AFTER[channel.action];
    this.applyLive({
      state: state ?? this.#room.state.live.state,
      startTime: seconds(channel.startTime),
      endTime: seconds(channel.endTime),
    });
  }

  #applyRecordingStatus(next: RecordingStatus): void {
    const { recordingStatus: before, agreed, phase } = this.#room.state;
    this.#room.patch({ recordingStatus: next });
    if (phase === 'inside') notifyRecordingChange(this.#room.notices, { before, next, agreed });
  }
}
