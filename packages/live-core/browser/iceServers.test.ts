import { VIDEO_PRESETS } from '@rostra/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import type { RtcProvider } from '../src/index.ts';
import { embeddedWorld } from '../test/embeddedWorld.ts';
import { credentials } from '../test/World.ts';

const HOST = 1;
const GUEST = 3;
// Port 9 takes everything and answers nothing, as a TURN server out of reach does.
const TURN = { urls: 'turn:127.0.0.1:9', username: 'rostra', credential: 'secret' };

const providers: RtcProvider[] = [];
afterEach(async () => {
  await Promise.all(providers.splice(0).map((provider) => provider.dispose()));
  vi.unstubAllGlobals();
});

/** Keeps every connection that is opened from now on. */
function keepConnections(): RTCPeerConnection[] {
  const opened: RTCPeerConnection[] = [];
  class Kept extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      opened.push(this);
    }
  }
  vi.stubGlobal('RTCPeerConnection', Kept);
  return opened;
}

it('both connections know the STUN and TURN servers of the session, and flow without them too', async () => {
  const world = embeddedWorld();
  const opened = keepConnections();
  const [host, guest] = [HOST, GUEST].map(() => world.media({ iceServers: [TURN] }));
  if (!host || !guest) throw new Error('Nobody is there');
  providers.push(host, guest);
  const sending = host.createSession();
  const receiving = guest.createSession();
  await sending.join(await credentials(world, HOST), { role: 'host' });
  await receiving.join(await credentials(world, GUEST), { role: 'audience' });
  await sending.publish(await host.createCamera({ preset: VIDEO_PRESETS.camera }));
  await world.until(() => receiving.users.some(({ hasVideo }) => hasVideo));
  await receiving.subscribe(HOST, 'video');
  expect(opened.map((connection) => connection.getConfiguration().iceServers)).toEqual([
    [{ ...TURN, urls: [TURN.urls] }],
    [{ ...TURN, urls: [TURN.urls] }],
  ]);
});
