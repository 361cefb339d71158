import { coinsFromCents, MASK } from '@rostra/contract';
import type { Data } from '@rostra/contract';
import { accessLabel } from '#modules/articles/index.ts';
import { offersFor } from '#modules/offers/index.ts';
import { isFree, needsToPay, workAccessOf } from './meetingAccess.ts';
import { isRegistered } from './isRegistered.ts';
import { knowsDetails, meetingState, seatsLeft } from './meetingState.ts';
import type { MeetingFacts, MeetingReader } from './readMeetings.ts';
import { toLocations } from './toLocations.ts';
import { refundUntil } from './refundUntil.ts';
import { regionWithParents } from './regionWithParents.ts';
import { opensAt, ownPart, toRegistrationResponse } from './toRegistrationResponse.ts';
import { toEventRoleResponse } from './toEventRoleResponse.ts';

/** A meeting in the form of the contract. */
export type MeetingResponse = Data<'getEvent'>['meetings'][number];

const coinsOrNull = (cents: number | null): number | null =>
  cents === null ? null : coinsFromCents(cents);

/** Masks a text for people who may not know it; they only learn that it exists (EVT-73). */
export const masked = (text: string | null, isOpen: boolean): string | null =>
  text === null || isOpen ? text : MASK;

/** Returns a meeting with the parts that its reader may see. */
export function toMeetingResponse(facts: MeetingFacts, reader: MeetingReader): MeetingResponse {
  const { meeting, registration } = facts;
  const { now } = reader;
  const part = ownPart(facts);
  const hasRoom = meeting.onlineType === 'default_online' || meeting.onlineType === 'rtmp';
  return {
    id: meeting.id,
    event_id: meeting.eventId,
    starts_at: meeting.startsAt.toISOString(),
    ends_at: meeting.endsAt.toISOString(),
    ...places(facts, reader),
    meeting_way: meeting.meetingWay,
    online_type: meeting.onlineType,
    rtmp:
      meeting.rtmpRegion === null || meeting.rtmpType === null
        ? null
        : { region: meeting.rtmpRegion, type: meeting.rtmpType },
    hide_con_call: meeting.hideConCall,
    has_registered: isRegistered(facts),
    state: meetingState(facts, now),
    registration:
      registration === undefined ? null : toRegistrationResponse(facts, registration, reader),
    event_role: toEventRoleResponse(facts, now),
    time_slots: facts.slots.map((slot) => ({
      id: slot.id,
      starts_at: slot.startsAt.toISOString(),
      ends_at: slot.endsAt.toISOString(),
      places_left: seatsLeft(slot.capacity, slot.taken),
    })),
    capacity: meeting.capacity,
    places_left: seatsLeft(meeting.capacity, facts.taken),
    needs_approval: meeting.needsApproval,
    certified_only: meeting.certifiedOnly,
    live:
      facts.live === undefined
        ? null
        : {
            id: facts.live.id,
            live_state: facts.live.state,
            asr_state: facts.live.asrState,
            may_score: facts.live.mayScore && (!facts.live.hasLeft || mayReturn(facts)),
          },
    opens_at: hasRoom ? opensAt(part.startsAt).toISOString() : null,
    ...price(facts, reader),
    refund_until: refundUntil(meeting, part, facts.registration).toISOString(),
  };
}

/** Returns where it takes place, with masks over what only its listeners may know. */
function places(facts: MeetingFacts, reader: MeetingReader) {
  const { meeting } = facts;
  const isOpen = knowsDetails(facts);
  const { onlineAddress, offlineAddress, extraLink, password } = toLocations(
    meeting,
    reader.viewer.locale,
  );
  return {
    online_address: masked(onlineAddress, isOpen),
    offline_address: masked(offlineAddress, isOpen),
    extra_link: masked(extraLink, isOpen),
    password: masked(password, isOpen),
    has_password: meeting.password !== null,
    region_with_parents: regionWithParents(meeting.regionId),
  };
}

/** Returns the price, and this reader's access and payment. */
function price(facts: MeetingFacts, { viewer, now }: MeetingReader) {
  const { meeting, bought } = facts;
  const order = bought === null ? undefined : facts.order;
  const access = workAccessOf(meeting);
  const needToPay = needsToPay(meeting, viewer, bought, now);
  const product = { productType: 'Agora::Live', ...access } as const;
  return {
    trial_allowed: meeting.trialAllowed,
    access: accessLabel(access, viewer, bought, now),
    free: isFree(meeting),
    only_vip: meeting.onlyVip,
    current_price: coinsOrNull(meeting.currentPriceCents),
    original_price: coinsOrNull(meeting.originalPriceCents),
    has_paid: order !== undefined,
    paid_info:
      order === undefined
        ? null
        : {
            card_type: order.paidWith === 'ppv' ? ('ppv' as const) : null,
            actual_paid: coinsFromCents(order.giftCents + order.coinCents),
          },
    need_to_pay: needToPay,
    offers: order === undefined ? offersFor(product, viewer, facts.cards, now) : [],
  };
}

/** Returns whether a reader whose access ended still has a right: they only logged out meanwhile. */
const mayReturn = (facts: MeetingFacts): boolean =>
  facts.eventRole !== undefined || knowsDetails(facts);
