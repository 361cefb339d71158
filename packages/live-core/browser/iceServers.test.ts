import { VIDEO_PRESETS } from '@rostra/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import type { RtcProvider } from '../src/index.ts';
import { embeddedWorld } from '../test/embeddedWorld.ts';
import { credentials } from '../test/World.ts';

const HOST = 1;
const GUEST = 3;
// Port 9 accepts everything and answers nothing, like an unreachable TURN server.
const TURN = { urls: 'turn:127.0.0.1:9', username: 'rostra', credential: 'secret' };

const providers: RtcProvider[] = [];
afterEach(async () => {
  await Promise.all(providers.splice(0).map((provider) => provider.dispose()));
  vi.unstubAllGlobals();
});

/** Records every connection opened from now on. */
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

it("passes the session's STUN and TURN servers to both connections, and works without them", async () => {
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
