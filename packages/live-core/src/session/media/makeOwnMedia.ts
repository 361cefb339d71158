import type { RtcProvider } from '../../ports/RtcProvider.ts';
import { DeviceChoices } from './DeviceChoices.ts';
import { OwnMedia } from './OwnMedia.ts';
import type { RoomController } from '../room/RoomController.ts';

/** Creates the own media of a room; device events become state and notices. */
export function makeOwnMedia(room: RoomController, rtc: RtcProvider): OwnMedia {
  const { sharpness } = room.preferences.state;
  const own = new OwnMedia(rtc, new DeviceChoices(room.deps.devices), sharpness);
  const { notices } = room;
  own.on('changed', (state) => room.patch({ own: state }));
  own.on('microphoneSwitched', ({ label }) => notices.add('microphone-switched', { label }));
  own.on('microphoneLost', () => notices.add('microphone-lost'));
  own.on('cameraLost', () => notices.add('camera-lost'));
  own.on('crowdedOut', () => notices.add('more-video'));
  own.on('backgroundEnded', () => notices.add('background-ended'));
  own.on('denied', ({ kind }) => notices.add('permission-denied', { kind }));
  rtc.on('devices', ({ device, change }) => {
    void own.handleDevice(device, change).catch(() => undefined);
  });
  rtc.on('autoplayBlocked', () => notices.add('autoplay-blocked'));
  return own;
}
