import { AgoraRtc, AgoraRtm } from '../src/adapters/agora/index.ts';
import type { RtmSdk } from '../src/adapters/agora/AgoraSdk.ts';
import { FakeHub } from '../src/adapters/fake/FakeHub.ts';
import { makeReconnectPolicy } from '../src/reconnect/ReconnectPolicy.ts';
import { VirtualClock } from '../src/time/VirtualClock.ts';
import type { RtcRole } from '../src/ports/RtcSession.ts';
import { AgoraNetMedia } from './AgoraNetMedia.ts';
import { AgoraNetMessages } from './AgoraNetMessages.ts';
import { FakeAgoraSdk } from './FakeAgoraSdk.ts';
import type { World } from './World.ts';

const STEP_MS = 10;
const PATIENCE_MS = 60_000;
const START = Date.UTC(2026, 10, 22);

/** The media SDK of one browser, in a network with others. */
class SdkInNet extends FakeAgoraSdk {
  readonly #hub: FakeHub;

  constructor(hub: FakeHub) {
    super();
    this.#hub = hub;
    const speaker = { deviceId: 'speaker-1', label: 'Speaker 1', kind: 'audiooutput' };
    this.answer('getPlaybackDevices', () => [speaker]);
  }

  override makeClient(request: unknown): unknown {
    return new AgoraNetMedia(this.#hub, this.ask, (request as { role: RtcRole }).role);
  }
}

/**
 * Creates a world whose members use Agora's adapter.
 * Its fake SDKs have the calls, events and codes of the real ones (agora.md 1 and 2), on the server of a fake
 * world.
 */
export function agoraWorld(): World {
  const clock = new VirtualClock(START);
  const hub = new FakeHub(clock);
  const policy = makeReconnectPolicy(() => 0);
  return {
    // Each is its own page, as an account has only one client per page.
    messages: () => {
      const RTM = class extends AgoraNetMessages {
        constructor(_app: string, userId: string) {
          super(hub, userId);
        }
      };
      const sdk = { RTM } as unknown as RtmSdk;
      return new AgoraRtm({ clock, load: () => Promise.resolve(sdk) });
    },
    media: () => new AgoraRtc({ clock, policy, load: new SdkInNet(hub).loadRtc }),
    token: (uid, validMs) => hub.tokens.issue(uid, validMs),
    until: async (holds) => {
      const end = clock.now() + PATIENCE_MS;
      while (!(await holds())) {
        if (clock.now() > end) throw new Error('It never came to hold');
        await clock.advance(STEP_MS);
      }
    },
    rest: (ms = 1000) => clock.advance(ms),
    cut: (uid) => hub.cut(uid),
    heal: (uid) => hub.heal(uid),
    ban: (uid) => hub.ban(uid),
    measure: (uid) => hub.media.notify(uid, 'quality', { up: 5, down: 1 }),
  };
}
