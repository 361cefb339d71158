import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ConversationInfo, ConversationKind } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';
import { nameOf, readMembers } from '#modules/live/members/LiveMember.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import { readMemberContext } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveMembers } from '#modules/live/tables.ts';
import { groupOf, readGroup } from './partiesOf.ts';
import { liveConversationMessages } from './tables.ts';

interface Last {
  readonly kind: ConversationKind;
  readonly room: string;
  readonly body: string;
  readonly at: Date;
  readonly isOwn: boolean;
  readonly unread: number;
}

const EMPTY = { msg: null, is_own: false, time: null, unread: 0 } as const;

/**
 * Returns the requester's group, even if it is empty, and their private conversations. The latest
 * message comes first (LCHT-05, LCHT-06, LCHT-11 to LCHT-13).
 *
 * @throws AppError as `readMemberContext`
 */
export async function readConversations(
  deps: Deps,
  request: RequestContext,
): Promise<ConversationInfo[]> {
  const { db } = deps;
  const { live, me, locale } = await readMemberContext(db, request, 'chat');
  const group = await groupOf(db, me);
  const lasts = await readLasts(deps, live.id, me, group);
  const list: ConversationInfo[] = [];
  if (group !== null) {
    const members = await readGroup(db, live.id, group);
    const last = lasts.find(({ kind }) => kind === 'group');
    list.push({
      kind: 'group',
      peer: group,
      name: groupName(me, locale),
      member_count: members.length,
      is_offline: false,
      ...(last ? shownOf(last) : EMPTY),
    });
  }
  const privates = lasts.filter(({ kind }) => kind === 'private');
  const peerOf = ({ room }: Last): number =>
    Number(room.split('-').find((id) => id !== String(me.userId)));
  const partners =
    privates.length === 0
      ? []
      : await readMembers(db, live.id, inArray(liveMembers.userId, privates.map(peerOf)));
  for (const last of privates) {
    const partner = partners.find(({ userId }) => userId === peerOf(last));
    // Removed members can't receive messages any more.
    if (partner === undefined) continue;
    list.push({
      kind: 'private',
      peer: partner.userId,
      name: nameOf(partner),
      member_count: null,
      is_offline: !deps.live.isReached(partner.id),
      ...shownOf(last),
    });
  }
  return list.toSorted((one, other) => (other.time ?? '').localeCompare(one.time ?? ''));
}

const shownOf = ({ body, isOwn, at, unread }: Last) => ({
  msg: body,
  is_own: isOwn,
  time: at.toISOString(),
  unread,
});

const groupName = ({ organization }: LiveMember, locale: Locale): string => {
  const { enName, scName, tcName } = organization ?? {};
  const chinese = scName ?? tcName;
  return (locale === 'en' ? (enName ?? chinese) : (chinese ?? enName)) ?? '';
};

/** Returns the last message of each conversation of a member, with their unread count. */
async function readLasts(
  { db }: Pick<Deps, 'db'>,
  liveId: number,
  me: LiveMember,
  group: number | null,
): Promise<Last[]> {
  const { kind, room, body, createdAt, memberId, id } = liveConversationMessages;
  const user = String(me.userId);
  const isMine = sql`(${kind} = 'private' and ${user} in (split_part(${room}, '-', 1), split_part(${room}, '-', 2)))
    or (${kind} = 'group' and ${room} = ${group === null ? null : String(group)})`;
  const lasts = db
    .selectDistinctOn([kind, room], { kind, room, body, at: createdAt, memberId })
    .from(liveConversationMessages)
    .where(and(eq(liveConversationMessages.liveId, liveId), sql`(${isMine})`))
    .orderBy(kind, room, sql`${id} desc`)
    .as('lasts');
  // Counted once per conversation, for its last message only, not for each message. The columns are
  // written by hand, because Drizzle omits table names in selected expressions.
  const unread = sql<number>`(select count(*)::int from live_conversation_messages one
    where one.live_id = ${liveId} and one.kind = lasts.kind
      and one.room = lasts.room and one.member_id <> ${me.id}
      and one.id > coalesce((select read.until from live_conversation_reads read
        where read.member_id = ${me.id} and read.room = lasts.room), 0))`;
  const rows = await db
    .select({
      kind: lasts.kind,
      room: lasts.room,
      body: lasts.body,
      at: lasts.at,
      memberId: lasts.memberId,
      unread,
    })
    .from(lasts)
    .orderBy(lasts.kind, lasts.room);
  return rows.map(({ memberId: by, ...row }) => ({ ...row, isOwn: by === me.id }));
}

/** Counts messages of others in a conversation that a member has not read. */
export async function countUnread(
  deps: Pick<Deps, 'db'>,
  of: {
    liveId: number;
    me: LiveMember;
    group: number | null;
    kind: ConversationKind;
    room: string;
  },
): Promise<number> {
  const lasts = await readLasts(deps, of.liveId, of.me, of.group);
  return lasts.find(({ kind, room }) => kind === of.kind && room === of.room)?.unread ?? 0;
}
