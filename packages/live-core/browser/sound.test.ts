import { afterEach, expect, it, vi } from 'vitest';
import type { LiveSession, RoomState } from '../src/index.ts';
import { madeConnections, soundPackets } from '../test/connections.ts';
import { EmbeddedRoom } from '../test/EmbeddedRoom.ts';

const SPEAKING = { microphone: true, camera: false };
const QUIET = { microphone: false, camera: false };
/** More packets than were in flight. */
const SOME = 20;

const rooms: EmbeddedRoom[] = [];
afterEach(async () => {
  await Promise.all(rooms.splice(0).map((room) => room.close()));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sets up a speaking host and an audience member who receives the packets. */
async function spokenRoom() {
  const room = new EmbeddedRoom();
  rooms.push(room);
  const made = madeConnections();
  const host = room.guest('broadcaster');
  const guest = room.guest('audience');
  for (const [{ session }, request] of [
    [host, SPEAKING],
    [guest, QUIET],
  ] as const) {
    await session.actions.open();
    await session.actions.enter(request);
  }
  await host.session.actions.start();
  const until = (session: LiveSession, holds: (state: RoomState) => boolean): Promise<void> =>
    room.world.until(() => holds(session.state.get()));
  /** Resolves when more than a few packets have arrived, with their number. */
  const arriving = async (): Promise<number> => {
    const before = await soundPackets(made);
    await room.world.until(async () => (await soundPackets(made)) > before + SOME);
    return (await soundPackets(made)) - before;
  };
  const isHeard = async (): Promise<void> => expect(await arriving()).toBeGreaterThan(SOME);
  return { room, made, host, guest, until, isHeard, arriving };
}

it('receives no audio from a pause until it is resumed [LMED-23]', async () => {
  const { room, made, guest, isHeard, arriving } = await spokenRoom();
  await isHeard();
  guest.session.actions.setPaused(true);
  let heard = -1;
  await room.world.until(async () => {
    const before = heard;
    await room.world.rest();
    heard = await soundPackets(made);
    return heard === before;
  });
  guest.session.actions.setPaused(false);
  expect(await arriving()).toBeGreaterThan(SOME);
});

it('continues with another microphone, and with one plugged in later [LMED-09, LMED-24]', async () => {
  const { mediaDevices } = navigator;
  const opened: MediaStreamTrack[] = [];
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  const asking = vi.spyOn(mediaDevices, 'getUserMedia');
  asking.mockImplementation(async (request) => {
    const stream = await open(request);
    opened.push(...stream.getAudioTracks());
    return stream;
  });
  const { host, until, isHeard } = await spokenRoom();
  await isHeard();
  const list = await mediaDevices.enumerateDevices();
  const microphones = list.filter(({ kind }) => kind === 'audioinput');
  const idOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId;
  /** Simulates the browser's notice of a removed device. */
  const pull = (gone: readonly MediaDeviceInfo[]): void => {
    vi.spyOn(mediaDevices, 'enumerateDevices').mockResolvedValue(
      list.filter((device) => !gone.includes(device)),
    );
    for (const track of opened.filter(({ readyState }) => readyState === 'live')) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
    mediaDevices.dispatchEvent(new Event('devicechange'));
  };

  const requested = microphones.at(-1)?.deviceId ?? '';
  await host.session.actions.chooseDevice('microphone', requested);
  expect(idOf(opened.at(-1))).toBe(requested);
  await isHeard();

  pull(microphones.slice(-1));
  await until(host.session, ({ notices }) =>
    notices.some(({ code }) => code === 'microphone-switched'),
  );
  expect(idOf(opened.at(-1))).not.toBe(requested);
  await isHeard();

  asking.mockRejectedValueOnce(new DOMException('It is not there', 'NotFoundError'));
  pull(microphones);
  await until(host.session, ({ own }) => !own.microphone.isOn);

  pull([]);
  await host.session.actions.chooseDevice('microphone', requested);
  await host.session.actions.setMicrophone(true);
  await until(host.session, ({ own }) => own.microphone.isOn);
  await isHeard();
});

it('plays a member at the volume the audience member sets [LMED-20]', async () => {
  const { host, guest, isHeard } = await spokenRoom();
  await isHeard();
  const loudness = vi.spyOn(HTMLMediaElement.prototype, 'volume', 'set');
  guest.session.actions.setVolumeForMe(host.id, 20);
  expect(loudness.mock.lastCall).toEqual([0.2]);
  guest.session.actions.setVolumeForMe(host.id, 100);
  expect(loudness.mock.lastCall).toEqual([1]);
});
