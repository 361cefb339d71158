import { screenUidOf } from '@rostra/contract/live';
import type { ScreenTicket, Uid } from '@rostra/contract/live';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { hostUidOf, sendsVideo, writeSpotlight } from '../host/spotlight.ts';
import { nameOf, readMembers } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { requireRight } from '../members/rights.ts';
import { assertNotEnded, requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';
import { LIVE_TOKEN_MS } from '../entry/tokenLife.ts';
import { endScreen } from './endScreen.ts';

/** Each refused request notifies others. */
const REQUESTS = { max: 20, windowSeconds: 60 };

/** The result of a request to share a screen. */
interface ShareRequest {
  readonly live: LiveRow;
  readonly me: LiveMember;
  /** The changed members; empty if it was shared already. */
  readonly members: readonly LiveMember[];
  readonly hostUid: Uid | undefined;
  /**
   * Members to notify of a refused request while another screen is shared; undefined if none is.
   */
  readonly moderators: ReadonlySet<Uid> | undefined;
}

/**
 * Lets a member on stage share their screen, and returns what they need to send it (LMED-15,
 * LMED-16). One screen is shared at a time; moderators are notified of a request for another one
 * (LMED-17). A shared screen replaces the spotlight.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveMemberOffline` if the member is not in the
 *   room, `liveScreenTaken`
 */
export async function shareScreen(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext,
): Promise<ScreenTicket> {
  await enforceRateLimit(deps, `live:screen:${request.userId}`, REQUESTS);
  const { live, me, members, hostUid, moderators } = await inTransaction(deps, (tx) =>
    options(tx, deps, rooms, request),
  );
  if (moderators !== undefined) {
    const message = { type: 'screen_request', user_id: me.userId, name: nameOf(me) } as const;
    rooms.send(live.channel, message, moderators);
    throw new AppError('liveScreenTaken');
  }
  if (members.length > 0) {
    rooms.publishMembers(live, members);
    rooms.publishChannel(live, hostUid);
    rooms.refresh(live, members);
  }
  const uid = screenUidOf(me.id);
  const ticket = { uid, channel: live.channel, mayPublish: true, mayReceive: false };
  return {
    screen_share_user_id: uid,
    app_id: deps.live.appId,
    channel: live.channel,
    token: deps.live.issueTokens(ticket, LIVE_TOKEN_MS).token,
    token_expires_at: new Date(deps.clock.now().getTime() + LIVE_TOKEN_MS).toISOString(),
  };
}

async function options(
  tx: Transaction,
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext,
): Promise<ShareRequest> {
  const before = await lockAndBumpRevision(tx, request.liveId);
  const me = await requireMember(tx, request);
  requireRight(sendsVideo(me));
  assertNotEnded({ live: before, me });
  const online = rooms.online(before.channel);
  // An absent member never leaves, so their screen would never end.
  if (!online.has(me.id)) throw new AppError('liveMemberOffline');
  const nothing = { live: before, me, members: [], hostUid: undefined, moderators: undefined };
  if (me.shareScreenUid !== null) return nothing;
  const [other] = await readMembers(tx, before.id, isNotNull(liveMembers.shareScreenUid));
  if (other !== undefined && online.has(other.id)) {
    return { ...nothing, moderators: await whoMayStop(tx, before.id, me) };
  }
  // A crashed server left it behind, because nothing noticed its owner leaving.
  const gone = other === undefined ? [] : [await endScreen(tx, other)];
  const shareScreenUid = screenUidOf(me.id);
  await tx.update(liveMembers).set({ shareScreenUid }).where(eq(liveMembers.id, me.id));
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: request.userId },
    action: 'live.shareScreen',
    subject: { type: 'LiveMember', id: me.id },
    before: { shareScreenUid: null },
    after: { shareScreenUid },
  });
  return {
    live: await writeSpotlight(tx, before, null),
    me,
    members: [...gone, { ...me, shareScreenUid }],
    hostUid: await hostUidOf(tx, before.id),
    moderators: undefined,
  };
}

async function whoMayStop(
  tx: Transaction,
  liveId: number,
  me: LiveMember,
): Promise<ReadonlySet<Uid>> {
  const found = await tx
    .select({ id: liveMembers.id })
    .from(liveMembers)
    .where(
      and(
        eq(liveMembers.liveId, liveId),
        isNull(liveMembers.removedAt),
        ne(liveMembers.id, me.id),
        or(
          eq(liveMembers.role, 'broadcaster'),
          eq(liveMembers.role, 'staff'),
          eq(liveMembers.coHost, true),
        ),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
