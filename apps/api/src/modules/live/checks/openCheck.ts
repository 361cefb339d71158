import { randomInt } from 'node:crypto';
import {
  CHECK_PAIRS,
  MEDIA_CHECK_MS,
  MEDIA_CHECKS_MAX,
  MEDIA_CHECKS_WINDOW_MS,
  checkUidsOf,
} from '@rostra/contract/live';
import type { MediaCheckTicket } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { limitedAddress } from '#platform/rateLimit/limitedAddress.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { checkChannel } from './checkChannel.ts';

const RATE = { max: MEDIA_CHECKS_MAX, windowSeconds: MEDIA_CHECKS_WINDOW_MS / 1000 };

/**
 * Returns two tokens for a private channel: what one end sends reaches the other as in a meeting.
 * Visitors may use it too, to check their devices before login.
 *
 * @param address the visitor's network address
 * @throws AppError `tooFrequent`
 */
export async function openCheck(
  deps: Deps,
  viewer: Viewer,
  address: string,
): Promise<MediaCheckTicket> {
  const by =
    viewer.userId === undefined ? `address:${limitedAddress(address)}` : `user:${viewer.userId}`;
  await enforceRateLimit(deps, `live:check:${by}`, RATE);
  const { live, ids } = deps;
  const channel = checkChannel(ids.uuid());
  const [sender, receiver] = checkUidsOf(randomInt(CHECK_PAIRS));
  const ticketOf = (uid: number, isSender: boolean) => {
    const ticket = { uid, channel, mayPublish: isSender, mayReceive: !isSender };
    return { uid, token: live.issueTokens(ticket, MEDIA_CHECK_MS).token };
  };
  return {
    vendor: live.vendor,
    app_id: live.appId,
    channel,
    ice_servers: live.iceServers,
    sender: ticketOf(sender, true),
    receiver: ticketOf(receiver, false),
  };
}
