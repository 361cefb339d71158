import { LiveError } from '../../LiveError.ts';
import { startNeedsConfirmation } from '../../selectors/progress.ts';
import type { EntryOptions, RoomController } from '../RoomController.ts';
import type { RoomLifecycle } from '../RoomLifecycle.ts';
import { mergeRecordingStatus } from '../RoomState.ts';
import type { RecordingStatus } from '../RoomState.ts';

type StateCall = 'putPrepareLives' | 'putStartLives' | 'putStopLives' | 'putAudienceStopLive';

/** Entering and leaving the room, and the state of the live session. */
export interface LifecycleActions {
  /** Requests entry; the devices can be checked afterwards. */
  readonly open: (password?: string) => Promise<void>;
  /**
   * Joins the room with the devices left on in the device check; a device turned on or off while
   * joining stays as it is. Joining includes the consent asked at the door.
   */
  readonly enter: (devices: EntryOptions) => Promise<void>;
  /**
   * Consents to the current recording or transcription (LHST-27), or to what the user starts themselves.
   */
  readonly agree: (wanted?: RecordingStatus) => void;
  readonly retry: () => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly prepare: () => Promise<void>;
  /** @throws LiveError `confirmation-needed` for a paid meeting without confirmation (LROL-17) */
  readonly start: (options?: { isConfirmed?: boolean }) => Promise<void>;
  /** Ends the live session for everyone. */
  readonly stop: () => Promise<void>;
  /** Ends the live session for the audience; host and experts stay. */
  readonly audienceStop: () => Promise<void>;
}

/** Creates the actions that enter and leave the room, and start and stop the live session. */
export function makeLifecycleActions(room: RoomController, entry: RoomLifecycle): LifecycleActions {
  const agree = (wanted: RecordingStatus = room.state.recordingStatus): void =>
    room.patch({ agreed: mergeRecordingStatus(room.state.agreed, wanted) });
  const changeLive = (key: string, call: StateCall): Promise<void> =>
    room.run(key, async () => {
      const { session, live } = room.state;
      if (!session) throw new LiveError('invalid-state');
      const { live_state } = await room.deps.api[call]({ user_type: session.user_type });
      room.progress.applyLive({ ...live, state: live_state });
    });
  return {
    open: (password) => room.run('open', () => entry.open(password)),
    enter: (devices) => {
      agree();
      return room.run('enter', () => entry.enter(devices));
    },
    agree,
    retry: () => room.run('enter', () => entry.retry()),
    leave: () => room.run('leave', () => entry.leave()),
    prepare: () => changeLive('prepare', 'putPrepareLives'),
    start: ({ isConfirmed = false } = {}) => {
      if (startNeedsConfirmation(room.state) && !isConfirmed) {
        return Promise.reject(new LiveError('confirmation-needed'));
      }
      return changeLive('start', 'putStartLives');
    },
    stop: () => changeLive('stop', 'putStopLives'),
    audienceStop: () => changeLive('audienceStop', 'putAudienceStopLive'),
  };
}
