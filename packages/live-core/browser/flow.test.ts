import { VIDEO_PRESETS } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import type { LinkState, RemoteMedia, RtcProvider, RtcRole, RtcSession } from '../src/index.ts';
import { cameraSent, madeConnections } from '../test/connections.ts';
import { embeddedWorld } from '../test/embeddedWorld.ts';
import { credentials } from '../test/World.ts';

const HOST = 1;
const GUEST = 3;
const NEWCOMER = 4;
const RELOADS = 25;
/** Kbit/s below which transport feedback must have been left in the offer (live-media B3: 31). */
const STARVED_KBPS = 100;
/** Kbit/s above the SFU's own estimate for a browser. */
const FLOOR_KBPS = 5000;

const providers: RtcProvider[] = [];
afterEach(async () => {
  await Promise.all(providers.splice(0).map((provider) => provider.dispose()));
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type World = ReturnType<typeof embeddedWorld>;

/** Records states by event: a look every few ms may miss one that lasts shorter. */
function recordLinkStates(session: RtcSession): LinkState[] {
  const states: LinkState[] = [];
  session.on('link', ({ state }) => states.push(state));
  return states;
}

async function joined(
  world: World,
  uid: Uid,
  role: RtcRole,
): Promise<{ provider: RtcProvider; session: RtcSession }> {
  const provider = world.media();
  providers.push(provider);
  const session = provider.createSession();
  await session.join(await credentials(world, uid), { role });
  return { provider, session };
}

/** Counts the frames shown by a subscription. */
function watch(media: RemoteMedia): { frames: () => number } {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  media.attach(video);
  return { frames: () => video.getVideoPlaybackQuality().totalVideoFrames };
}

/** Makes a connection fail as the browser does. */
function fail(connection: RTCPeerConnection | undefined): void {
  if (!connection) throw new Error('There is no connection');
  Object.defineProperty(connection, 'connectionState', { value: 'failed' });
  connection.dispatchEvent(new Event('connectionstatechange'));
}

async function hostOnAir(world: World): Promise<Awaited<ReturnType<typeof joined>>> {
  const host = await joined(world, HOST, 'host');
  const camera = await host.provider.createCamera({ preset: VIDEO_PRESETS.camera });
  await host.session.publish(camera, await host.provider.createMicrophone());
  return host;
}

it('sends video and audio at the bandwidth of the preset [LMED-13]', async () => {
  const world = embeddedWorld();
  const host = await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() =>
    guest.session.users.some(({ hasVideo, hasAudio }) => hasVideo && hasAudio),
  );
  const [media, audio] = await Promise.all([
    guest.session.subscribe(HOST, 'video'),
    guest.session.subscribe(HOST, 'audio'),
  ]);
  const video = watch(media);
  audio.attach();
  await world.until(() => video.frames() > 15);
  await world.until(() => audio.level() > 0);
  await world.until(
    async () => (await host.session.statistics()).upKbps > STARVED_KBPS,
    () => host.session.statistics(),
  );
  expect(video.frames()).toBeGreaterThan(15);
});

it("holds a camera added after audio to the preset's minimum, regardless of the SFU's estimate [LMED-13]", async () => {
  const world = embeddedWorld();
  const { provider, session } = await joined(world, HOST, 'host');
  await session.publish(await provider.createMicrophone());
  await world.until(async () => (await session.statistics()).upKbps > 0);
  // More than the SFU ever requests, so nothing else can bring the browser there.
  const preset = { ...VIDEO_PRESETS.camera, minKbps: FLOOR_KBPS, maxKbps: 2 * FLOOR_KBPS };
  const camera = await provider.createCamera({ preset });
  await session.publish(camera);
  await world.until(
    async () => (await session.statistics()).upKbps >= FLOOR_KBPS,
    () => session.statistics(),
  );
  await camera.setPreset(VIDEO_PRESETS.camera);
  await world.until(
    async () => (await session.statistics()).upKbps < FLOOR_KBPS,
    () => session.statistics(),
  );
  expect((await session.statistics()).upKbps).toBeGreaterThanOrEqual(VIDEO_PRESETS.camera.minKbps);
});

/** Expected settings of a requested and sent camera (live §9); the ideal size is the bare number. */
const ask = (width: number, height: number, minKbps: number, maxKbps: number) => ({
  requested: { width, height, frameRate: { max: 15 } },
  framesPerSecond: 15,
  minKbps,
  maxKbps,
});

it('sends a camera in the size, frame rate and bitrates of its preset [LMED-13, LMED-14]', async () => {
  const world = embeddedWorld();
  const made = madeConnections();
  const { provider, session } = await joined(world, HOST, 'host');
  const camera = await provider.createCamera({ preset: VIDEO_PRESETS.camera });
  await session.publish(camera);
  const becomes = async (requested: ReturnType<typeof ask>): Promise<void> => {
    await vi.waitFor(() => expect(cameraSent(made)).toMatchObject(requested), { timeout: 20_000 });
  };
  await becomes(ask(640, 360, 400, 1000));
  await camera.setPreset(VIDEO_PRESETS.sharp);
  await becomes(ask(1920, 1080, 2080, 3150));
  await camera.setPreset(VIDEO_PRESETS.camera);
  await becomes(ask(640, 360, 400, 1000));
});

it('reports flow in each direction: bitrate, size and loss [LMED-21]', async () => {
  const world = embeddedWorld();
  const host = await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() =>
    guest.session.users.some(({ hasVideo, hasAudio }) => hasVideo && hasAudio),
  );
  watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(
    async () => {
      const { sent } = await host.session.statistics();
      return (sent?.kbps ?? 0) > 0 && sent?.video !== undefined;
    },
    () => host.session.statistics(),
  );
  const seen: number[] = [];
  await world.until(
    async () => {
      const { received } = await guest.session.statistics();
      if ((received?.kbps ?? 0) > 0 && received?.video) seen.push(received.video.width);
      return seen.length > 0;
    },
    () => guest.session.statistics(),
  );
  expect(seen[0]).toBeGreaterThan(0);
});

it('reports the quality of the connection and the active speakers [LMED-21]', async () => {
  const world = embeddedWorld();
  const host = await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  const up: number[] = [];
  const down: number[] = [];
  const loud = new Set<Uid>();
  host.session.on('quality', (quality) => up.push(quality.up));
  guest.session.on('quality', (quality) => down.push(quality.down));
  guest.session.on('volumes', (volumes) => {
    for (const { uid, level } of volumes) if (level > 0) loud.add(uid);
  });
  await world.until(() => guest.session.users.some(({ hasAudio }) => hasAudio));
  (await guest.session.subscribe(HOST, 'audio')).attach();
  await world.until(() => up.some((level) => level > 0) && down.some((level) => level > 0));
  await world.until(() => loud.has(HOST));
  // Up to bad: a busy machine loses packets.
  expect(Math.max(...up, ...down)).toBeLessThanOrEqual(5);
});

it('blocks media the server does not allow, even if the browser sends it [LROL-10]', async () => {
  const world = embeddedWorld();
  await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const video = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => video.frames() > 5);
  await world.control('allow', { uid: HOST, mayPublish: false });
  await world.until(() => guest.session.users.every(({ hasVideo }) => !hasVideo));
  await expect(guest.session.subscribe(HOST, 'video')).rejects.toMatchObject({
    code: 'invalid-state',
  });
  await world.control('allow', { uid: HOST, mayPublish: true });
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const again = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => again.frames() > 5);
});

it('restores a killed SFU and its videos, in the same elements', async () => {
  const world = embeddedWorld();
  const host = await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const video = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => video.frames() > 5);
  await world.control('killSfu');
  await world.rest();
  const before = video.frames();
  await world.until(() => video.frames() > before + 10);
  expect([host.session.state, guest.session.state]).toEqual(['connected', 'connected']);
});

it('reopens failed connections once and restores the videos [LCON-34]', async () => {
  const world = embeddedWorld();
  const made = madeConnections();
  await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const video = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => video.frames() > 5);
  const [sending, receiving] = made.splice(0);
  fail(sending);
  fail(receiving);
  const before = video.frames();
  await world.until(() => video.frames() > before + 10);
  expect(made.map(({ connectionState }) => connectionState)).toEqual(['connected', 'connected']);
});

it('restores the video of a cut connection', async () => {
  const world = embeddedWorld();
  await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const video = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => video.frames() > 5);
  await world.cut(GUEST);
  await world.rest(30_000);
  await world.heal(GUEST);
  await world.until(() => guest.session.state === 'connected');
  const before = video.frames();
  await world.until(() => video.frames() > before + 10);
  expect(guest.session.users).toEqual([{ uid: HOST, hasAudio: true, hasVideo: true }]);
});

it('restores videos after a server restart, also for a member back before the host [LCON-34, LCON-57]', async () => {
  const world = embeddedWorld();
  const host = await hostOnAir(world);
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const old = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => old.frames() > 5);
  await world.cut(HOST);
  await world.control('restart');
  await world.until(() => guest.session.state === 'connected' && guest.session.users.length === 0);
  await world.heal(HOST);
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const video = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => video.frames() > 5);
  const sessions = [host.session, guest.session];
  const linkStates = sessions.map(recordLinkStates);
  await world.control('restart');
  await world.until(() =>
    linkStates.every((states) => states.includes('reconnecting') && states.at(-1) === 'connected'),
  );
  // The guest's list may be the one from before the restart; a newcomer has only the present one.
  const newcomer = await joined(world, NEWCOMER, 'audience');
  await world.until(() => newcomer.session.users.some(({ hasVideo }) => hasVideo));
  const again = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => again.frames() > 5);
  expect(guest.session.users).toEqual([{ uid: HOST, hasAudio: true, hasVideo: true }]);
});

it('handles twenty-five members who join and leave at any moment', async () => {
  const world = embeddedWorld();
  await hostOnAir(world);
  for (let reload = 0; reload < RELOADS; reload += 1) {
    const guest = await joined(world, GUEST, reload % 2 === 0 ? 'audience' : 'host');
    const taking = guest.session.subscribe(HOST, 'video').catch(() => undefined);
    if (reload % 3 === 0) await taking;
    if (reload % 2 === 1) {
      const camera = await guest.provider.createCamera({ preset: VIDEO_PRESETS.camera });
      void guest.session.publish(camera).catch(() => undefined);
    }
    // The connection just ends without a leave, and the next one replaces it.
    await world.cut(GUEST);
    await world.heal(GUEST);
    await guest.provider.dispose();
  }
  const guest = await joined(world, GUEST, 'audience');
  await world.until(() => guest.session.users.some(({ hasVideo }) => hasVideo));
  const video = watch(await guest.session.subscribe(HOST, 'video'));
  await world.until(() => video.frames() > 5);
  expect(guest.session.users.map(({ uid }) => uid)).toContain(HOST);
});
