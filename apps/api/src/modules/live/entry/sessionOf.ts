import { or, eq } from 'drizzle-orm';
import type { LiveSessionOptions, LiveTokens } from '@rostra/contract/live';
import { coinsFromCents } from '@rostra/contract';
import { isFree } from '#modules/events/index.ts';
import type { MeetingFacts } from '#modules/events/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { captionLanguagesOf } from '../captions/captionLanguagesOf.ts';
import { attendeeOf } from '../members/attendeeOf.ts';
import { readMembers } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { attendeeContext, readLists } from '../members/readLists.ts';
import { mediaOf } from '../members/rights.ts';
import type { EventRow } from '../members/readEventRole.ts';
import { readMemberContext } from '../members/memberContext.ts';
import type { RequestContext, MemberContext } from '../members/memberContext.ts';
import { liveMembers } from '../tables.ts';
import { LIVE_TOKEN_MS } from './tokenLife.ts';
import { channelAttributes } from '../rooms/wireAttributes.ts';

/** Returns a member's tokens for both channels, limited to what they may send now. */
export function tokensOf(deps: Deps, { live, me }: Pick<MemberContext, 'live' | 'me'>): LiveTokens {
  const { send, receive } = mediaOf(live.state, me);
  const ticket = {
    uid: me.id,
    channel: live.channel,
    mayPublish: send.length > 0,
    mayReceive: receive,
  };
  const { token, rtmToken } = deps.live.issueTokens(ticket, LIVE_TOKEN_MS);
  const end = new Date(deps.clock.now().getTime() + LIVE_TOKEN_MS);
  return { token, rtm_token: rtmToken, token_expires_at: end.toISOString() };
}

/**
 * Returns everything that a member needs to join, including what a late member must know (live §3,
 * LCON-57).
 */
export async function sessionOf(
  deps: Deps,
  rooms: LiveRooms,
  given: { requests: RequestContext; facts: MeetingFacts; event: EventRow },
): Promise<LiveSessionOptions> {
  const { db, clock } = deps;
  const memberContext = await readMemberContext(db, given.requests);
  const { live, me } = memberContext;
  const primary = await readMembers(
    db,
    live.id,
    or(eq(liveMembers.role, 'broadcaster'), eq(liveMembers.role, 'expert')),
  );
  const context = await attendeeContext(db, rooms, memberContext, [...primary, me]);
  const isRtmp = given.facts.meeting.onlineType === 'rtmp';
  const host = primary.find(({ role }) => role === 'broadcaster');
  return {
    ...tokensOf(deps, memberContext),
    id: live.id,
    channel: live.channel,
    uid: me.id,
    app_id: deps.live.appId,
    vendor: isRtmp ? 'rtmp' : deps.live.vendor,
    play_url: isRtmp ? given.facts.meeting.onlineAddress : null,
    ...(deps.live.iceServers.length === 0 ? {} : { ice_servers: deps.live.iceServers }),
    state: live.state,
    role: me.role,
    user_type: me.eventRole,
    meeting: meetingOf(given.facts, given.event),
    super_moderator: me.superModerator,
    co_host: me.coHost,
    is_trial: me.isTrial,
    remindered_at: me.remindedAt?.toISOString() ?? null,
    server_time: clock.now().toISOString(),
    demo: live.demo,
    has_converter: !isRtmp && deps.live.converter !== null,
    caption_languages: captionLanguagesOf(deps, isRtmp),
    is_transcribe: live.asrState === 'running',
    is_recording: live.recordingSince !== null,
    share_screen_id: me.shareScreenUid,
    primary_users: primary.map((member) => attendeeOf(member, context)),
    channel_attributes: channelAttributes(live, {
      hostUid: host?.id,
      screenUid: rooms.screens.shownIn(live.channel),
    }),
    lists: await readLists(db, rooms, memberContext),
    me: attendeeOf(me, context),
  };
}

function meetingOf(facts: MeetingFacts, event: EventRow): LiveSessionOptions['meeting'] {
  const { meeting } = facts;
  const order = facts.bought === null ? undefined : facts.order;
  return {
    id: meeting.id,
    event_id: event.id,
    sc_name: event.scName,
    tc_name: event.tcName,
    en_name: event.enName,
    free: isFree(meeting),
    has_paid: order !== undefined,
    paid_info:
      order === undefined
        ? null
        : {
            card_type: order.paidWith === 'ppv' ? 'ppv' : null,
            actual_paid: coinsFromCents(order.giftCents + order.coinCents),
          },
    event_type_id: event.eventTypeId,
    starts_at: meeting.startsAt.toISOString(),
    ends_at: meeting.endsAt.toISOString(),
  };
}
