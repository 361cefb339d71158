import { PRESENCE_TIMEOUT_MS } from '@rostra/contract/live';
import type { RtmClient, RtmSdk } from './AgoraSdk.ts';

const SECOND_MS = 1000;

/** An account's client, and the end of its last login. */
export interface KeptClient {
  readonly client: RtmClient;
  ending: Promise<void>;
}

const accounts = new WeakMap<RtmSdk, Map<string, KeptClient>>();

/**
 * Returns the client of one account.
 * The SDK lets a page create only one per account, even after a logout (−10027), so it is kept for the next
 * login.
 *
 * @throws the SDK's error for a wrong app or user ID
 */
export function rtmClientOf(sdk: RtmSdk, appId: string, userId: string): KeptClient {
  const kept = accounts.get(sdk) ?? new Map<string, KeptClient>();
  accounts.set(sdk, kept);
  const account = `${appId} ${userId}`;
  const known = kept.get(account);
  if (known) return known;
  const client = new sdk.RTM(appId, userId, {
    // Agora's default would keep a crashed tab in the list for five minutes.
    presenceTimeout: PRESENCE_TIMEOUT_MS / SECOND_MS,
    logLevel: 'error',
    logUpload: false,
    useStringUserId: true,
  });
  const made = { client, ending: Promise.resolve() };
  kept.set(account, made);
  return made;
}
