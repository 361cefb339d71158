import type { Uid } from '@rostra/contract/live';
import type { RtcCredentials, RtcProvider, RtmProvider } from '../src/index.ts';

/** What the contract suites need of an adapter's world; each adapter brings its own. */
export interface World {
  /** A browser that has not logged in. */
  messages(): RtmProvider;
  media(): RtcProvider;
  /** @param validMs how long the token is good; left out: long enough for any test */
  token(uid: Uid, validMs?: number): string | Promise<string>;
  /** Waits until something holds, and fails when it does not within reason. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
  /** Waits long enough for whatever is under way to arrive. */
  rest(ms?: number): Promise<void>;
  cut(uid: Uid): void | Promise<void>;
  heal(uid: Uid): void | Promise<void>;
  ban(uid: Uid): void | Promise<void>;
  /** Has what a member's browser would measure told to it, in worlds that measure nothing by themselves. */
  measure?(uid: Uid): void;
}

/** Credentials of one member for a channel of the test. */
export async function credentials(
  world: World,
  uid: Uid,
  validMs?: number,
): Promise<RtcCredentials> {
  const token = await world.token(uid, validMs);
  return { appId: 'test', channel: 'room', uid, token };
}

/** Keeps what an emitter says, to be looked at afterwards. */
export function record<Payload>(
  listen: (listener: (payload: Payload) => void) => unknown,
): Payload[] {
  const heard: Payload[] = [];
  listen((payload) => heard.push(payload));
  return heard;
}

/** The code of the error that a promise ends with; undefined when it ends well. */
export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}
