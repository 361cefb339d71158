import type { Uid } from '@rostra/contract/live';
import type { RtcCredentials, RtcProvider, RtmProvider } from '../src/index.ts';

/** The world of an adapter for the contract suites; each adapter provides its own. */
export interface World {
  /** Creates a browser that has not logged in. */
  messages(): RtmProvider;
  media(): RtcProvider;
  /** @param validMs lifetime of the token; by default long enough for any test */
  token(uid: Uid, validMs?: number): string | Promise<string>;
  /** Waits until a condition holds, and fails after a reasonable time. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
  /** Waits long enough for everything pending to arrive. */
  rest(ms?: number): Promise<void>;
  cut(uid: Uid): void | Promise<void>;
  heal(uid: Uid): void | Promise<void>;
  ban(uid: Uid): void | Promise<void>;
  /** Reports a member's measurements, in worlds that measure nothing by themselves. */
  measure?(uid: Uid): void;
}

/** Returns credentials of one member for a channel of the test. */
export async function credentials(
  world: World,
  uid: Uid,
  validMs?: number,
): Promise<RtcCredentials> {
  const token = await world.token(uid, validMs);
  return { appId: 'test', channel: 'room', uid, token };
}

/** Records the events of an emitter. */
export function record<Payload>(
  listen: (listener: (payload: Payload) => void) => unknown,
): Payload[] {
  const heard: Payload[] = [];
  listen((payload) => heard.push(payload));
  return heard;
}

/** Returns the error code a promise ends with; undefined if it succeeds. */
export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}
