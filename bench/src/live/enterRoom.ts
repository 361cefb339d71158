import { LiveSession } from '@rostra/live-core';
import {
  FakeHub,
  FakeLive,
  FakeLiveApi,
  memoryCache,
  memoryDevices,
  VirtualClock,
} from '@rostra/live-core/fake';
import { WireRtm } from './WireRtm.ts';

const HOST = 1;
const PATIENCE_MS = 1000;

/** A host's session on a line of ours, and the frames that it asks for. */
export interface BenchRoom {
  readonly session: LiveSession;
  readonly rtm: WireRtm;
  readonly channel: string;
  /** Shows what has changed, as a browser does before it paints. */
  readonly paint: () => void;
}

/** Brings the whole engine into a room: nothing of it is left out of what is measured. */
export async function enterRoom(): Promise<BenchRoom> {
  const clock = new VirtualClock(Date.UTC(2026, 10, 22));
  const hub = new FakeHub(clock);
  const live = new FakeLive(hub);
  live.add(HOST, 'broadcaster', 'Host');
  const rtm = new WireRtm();
  let frames: (() => void)[] = [];
  const session = new LiveSession({
    api: new FakeLiveApi(hub, live, HOST),
    providers: () => Promise.resolve({ rtm, rtc: null }),
    devices: memoryDevices(),
    cache: memoryCache(),
    clock,
    requestFrame: (act) => {
      frames.push(act);
      return () => {
        frames = frames.filter((other) => other !== act);
      };
    },
    random: () => 0,
    newId: () => 'message',
  });
  const entering = session.actions
    .open()
    .then(() => session.actions.enter({ microphone: false, camera: false }));
  await clock.advance(PATIENCE_MS);
  await entering;
  await clock.advance(PATIENCE_MS);
  const paint = (): void => {
    for (const act of frames.splice(0)) act();
  };
  paint();
  return { session, rtm, channel: live.channel, paint };
}
