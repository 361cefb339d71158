import type { LiveRole } from '@rostra/contract/live';
import { FakeRoom, VirtualClock } from '../src/adapters/fake/index.ts';
import type { FakeBrowser, FakeLiveOptions } from '../src/adapters/fake/index.ts';
import type { EntryOptions, RoomState } from '../src/index.ts';

const START = Date.UTC(2026, 10, 22, 8);
const FRAME_MS = 16;
const STEP_MS = 10;
const PATIENCE_MS = 60_000;

/** Nothing turned on. */
export const QUIET: EntryOptions = { microphone: false, camera: false };
export const SPEAKING: EntryOptions = { microphone: true, camera: true };

/** A member of a test's room with their browser. */
export interface Guest extends FakeBrowser {
  readonly id: number;
  readonly uid: number;
  /** The state a view currently sees. */
  readonly state: () => RoomState;
}

/** A room on virtual time. */
export interface RoomWorld {
  readonly clock: VirtualClock;
  readonly room: FakeRoom;
  /** Runs something while the time passes. */
  done<Result>(promise: Promise<Result>): Promise<Result>;
  /** Returns the error code; undefined if it succeeds. */
  codeOf(promise: Promise<unknown>): Promise<string | undefined>;
  /** Lets everything pending arrive. */
  rest(ms?: number): Promise<void>;
  /** Opens a browser of a member outside the room. */
  guest(
    id: number,
    ...memory: Parameters<FakeRoom['browser']> extends [number, ...infer Rest] ? Rest : never
  ): Guest;
  /** Adds a new member inside the room. */
  inside(role: LiveRole, request?: EntryOptions): Promise<Guest>;
}

export function makeRoomWorld(options: FakeLiveOptions = {}): RoomWorld {
  const clock = new VirtualClock(START);
  const room = new FakeRoom({
    ...options,
    clock,
    requestFrame: (act) => clock.schedule(FRAME_MS, act),
  });
  let guests = 0;
  const done = async <Result>(promise: Promise<Result>): Promise<Result> => {
    const ends = { isOver: false };
    const end = (): void => {
      ends.isOver = true;
    };
    promise.then(end, end);
    const until = clock.now() + PATIENCE_MS;
    while (!ends.isOver) {
      if (clock.now() > until) throw new Error('It never ended');
      await clock.advance(STEP_MS);
    }
    return promise;
  };
  const rest = (ms = 1000): Promise<void> => clock.advance(ms);
  const world: RoomWorld = {
    clock,
    room,
    done,
    rest,
    codeOf: async (promise) => {
      try {
        await done(promise);
        return undefined;
      } catch (error) {
        return (error as { code?: string }).code;
      }
    },
    guest: (id, ...memory) => {
      const browser = room.browser(id, ...memory);
      return { ...browser, id, uid: room.live.member(id).uid, state: browser.session.state.get };
    },
    inside: async (role, request = QUIET) => {
      guests += 1;
      const guest = world.guest(room.add(role, `${role} ${guests}`));
      await done(guest.session.actions.open());
      await done(guest.session.actions.enter(request));
      await rest();
      return guest;
    },
  };
  return world;
}
