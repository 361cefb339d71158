import type { StoppedKind, VideoPresetName } from '@rostra/contract/live';
import type { Background } from '../../../ports/Background.ts';
import type { AudioGraph } from '../../../ports/LocalTrack.ts';
import type { DeviceKind } from '../../../ports/RtcProvider.ts';
import { LiveError } from '../../LiveError.ts';
import type { OwnMedia } from '../../media/OwnMedia.ts';
import { mayShareScreen, mayShowMore, mediaRights } from '../../selectors/rights.ts';
import type { EntryOptions, RoomController } from '../RoomController.ts';
import type { ServerChanges } from './ServerChanges.ts';

/** The media that members send: microphone, camera and screen. */
export interface MediaActions {
  /**
   * Turns the microphone on or off. Host and experts lift a mute by speaking again if the server allows it
   * (LMED-19).
   */
  readonly setMicrophone: (isOn: boolean) => Promise<void>;
  /** @throws LiveError `more-video` when twelve videos are shown (LMED-06) */
  readonly setCamera: (isOn: boolean) => Promise<void>;
  /** Shares the own screen; must run inside a click. @throws LiveError as `OwnScreen.start`, `not-allowed` */
  readonly shareScreen: () => Promise<void>;
  /** Stops sharing the own screen. */
  readonly stopScreen: () => Promise<void>;
  /** Stops another member's screen share or camera; they are notified and may start again (LHST-11). */
  readonly stopMedia: (userId: number, kind: StoppedKind) => Promise<void>;
  readonly chooseDevice: (kind: DeviceKind, deviceId: string) => Promise<void>;
  /** Mirrors the user's own video for themselves, or shows it as others see it. */
  readonly setMirrored: (isMirrored: boolean) => void;
  /** Sends the own video in another preset, now and later. @throws LiveError as the camera refuses */
  readonly setSharpness: (sharpness: VideoPresetName) => Promise<void>;
  /** Sets the virtual background of the own video; null removes it. @throws LiveError `unsupported` */
  readonly setOwnBackground: (background: Background | null) => Promise<void>;
  /** Sets the processing of the own voice; null sends it unchanged. @throws LiveError `unsupported` */
  readonly setProcessor: (build: AudioGraph | null) => Promise<void>;
  /** Discloses to host and staff whether the user's voice is changed (LPIT-12). */
  readonly publishVoiceChange: (isChanged: boolean) => Promise<void>;
}

/** Creates the actions on the user's own media. */
export function makeMediaActions(room: RoomController, server: ServerChanges): MediaActions {
  const getOwn = (): OwnMedia => {
    if (!room.own) throw new LiveError('unsupported');
    return room.own;
  };
  // Without this, joining would turn on what the user turned off meanwhile.
  const keepChoice = (choice: Partial<EntryOptions>): void => {
    if (room.devices) room.devices = { ...room.devices, ...choice };
  };
  return {
    setMicrophone: (isOn) =>
      room.run('microphone', async () => {
        keepChoice({ microphone: isOn });
        const { me } = room.state;
        const isOnStage = me?.role === 'broadcaster' || me?.role === 'expert';
        if (isOn && isOnStage && me.mute && room.state.phase === 'inside') {
          await server.setMember(me.id, 'unmute');
        }
        await getOwn().setMicrophone(isOn);
      }),
    setCamera: (isOn) =>
      room.run('camera', async () => {
        keepChoice({ camera: isOn });
        if (isOn && !mayShowMore(room.state)) throw new LiveError('more-video');
        await getOwn().setCamera(isOn);
      }),
    shareScreen: () =>
      room.run('screen', async () => {
        const { state, screen } = room;
        if (!screen || state.phase !== 'inside') throw new LiveError('unsupported');
        if (!mediaRights(state).video) throw new LiveError('not-allowed');
        if (!mayShareScreen(state)) throw new LiveError('more-video', { kind: 'screen' });
        await screen.start();
      }),
    stopScreen: () =>
      room.run('screen', async () => {
        await room.screen?.stop();
      }),
    stopMedia: (userId, kind) =>
      room.run(`member:${userId}`, async () => {
        await room.deps.api.putStopMedia({ user_id: userId, kind });
      }),
    chooseDevice: (kind, deviceId) =>
      room.run('device', () => getOwn().chooseDevice(kind, deviceId)),
    setMirrored: (isMirrored) => room.preferences.set({ isMirrored }),
    setSharpness: (sharpness) =>
      room.run('sharpness', async () => {
        await room.own?.setSharpness(sharpness);
        room.preferences.set({ sharpness });
      }),
    setOwnBackground: (background) =>
      room.run('ownBackground', () => getOwn().setBackground(background)),
    setProcessor: (build) => room.run('processor', () => getOwn().setProcessor(build)),
    publishVoiceChange: (isChanged) =>
      room.run('voice', async () => {
        await room.deps.api.putVoiceChange({ is_changed: isChanged });
      }),
  };
}
