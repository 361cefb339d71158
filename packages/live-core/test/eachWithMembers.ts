import type { Attributes, Uid } from '@rostra/contract/live';
import { beforeEach } from 'vitest';
import type { RtmProvider } from '../src/index.ts';
import { credentials } from './World.ts';
import type { World } from './World.ts';

export const HOST = 1;
export const EXPERT = 2;
export const GUEST = 3;
export const ROOM = 'room';

/** The members of one test's world, a new one for each test. */
export interface Members {
  world: World;
  /** Runs something while the world's time passes. */
  done: <Result>(promise: Promise<Result>) => Promise<Result>;
  loggedIn: (uid: Uid, validMs?: number) => Promise<RtmProvider>;
  inRoom: (uid: Uid, attributes?: Attributes) => Promise<RtmProvider>;
}

/** Creates a world before each test; the result's fields belong to the running test. */
export function eachWithMembers(makeWorld: () => World | Promise<World>): Members {
  let world: World;
  beforeEach(async () => {
    world = await makeWorld();
  });
  const done = async <Result>(promise: Promise<Result>): Promise<Result> => {
    let isOver = false;
    const end = (): void => {
      isOver = true;
    };
    promise.then(end, end);
    await world.until(() => isOver);
    return promise;
  };
  const loggedIn = async (uid: Uid, validMs?: number): Promise<RtmProvider> => {
    const client = world.messages();
    await done(client.login(await credentials(world, uid, validMs)));
    return client;
  };
  const inRoom = async (uid: Uid, attributes: Attributes = {}): Promise<RtmProvider> => {
    const client = await loggedIn(uid);
    await done(client.join(ROOM, attributes));
    return client;
  };
  return {
    get world() {
      return world;
    },
    done,
    loggedIn,
    inRoom,
  };
}
