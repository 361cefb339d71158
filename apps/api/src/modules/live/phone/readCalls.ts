import { and, asc, eq, isNull } from 'drizzle-orm';
import { maskedNumber, phoneUidOf } from '@rostra/contract/live';
import type { CallHistory, PhoneCaller, PhoneOnStage } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { readMemberContext } from '#modules/live/members/memberContext.ts';
import type { RequestContext, MemberContext } from '#modules/live/members/memberContext.ts';
import { isPhoneOnStage, seesNumbers } from './callRights.ts';
import { isSamePhone } from './isSamePhone.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';

/** Identifies a phone by its row, else by number and role; neither means the main line. */
export interface WhichCall {
  readonly attendeeId?: number | undefined;
  readonly number?: string | null | undefined;
  readonly role?: CallRow['role'] | undefined;
}

const ofLive = (liveId: number) => and(eq(liveCalls.liveId, liveId), isNull(liveCalls.removedAt));

/** Reads the phones of a live session that were not removed, in order of creation. */
export const readCalls = (db: Database, liveId: number): Promise<CallRow[]> =>
  db.select().from(liveCalls).where(ofLive(liveId)).orderBy(asc(liveCalls.id));

/**
 * Finds a phone of a live session, in whatever notation its number is given; of several with the
 * same number the connected one, else the newest.
 */
export async function findCall(
  db: Database,
  liveId: number,
  { attendeeId, number, role }: WhichCall,
): Promise<CallRow | undefined> {
  const found = (await readCalls(db, liveId)).filter((row) => {
    if (attendeeId !== undefined) return row.id === attendeeId;
    if (number === null || number === undefined) return row.role === 'connector';
    return isSamePhone(row.phoneNumber, number) && (role === undefined || row.role === role);
  });
  return found.find(({ state }) => state === 'connected') ?? found.at(-1);
}

/** @throws AppError `liveCallNotFound` */
export async function requireCall(
  db: Database,
  liveId: number,
  which: WhichCall,
): Promise<CallRow> {
  const row = await findCall(db, liveId, which);
  if (row === undefined) throw new AppError('liveCallNotFound');
  return row;
}

/** Returns a phone as moderators see it. */
export function callerOf(row: CallRow, me: Pick<MemberContext['me'], 'role'>): PhoneCaller {
  return {
    id: row.id,
    user_id: row.userId,
    title: row.title,
    phone_number: seesNumbers(me.role) ? row.phoneNumber : maskedNumber(row.phoneNumber),
    auto_call: row.isPlanned,
    caller: row.caller,
    backup: row.isBackup,
    role_type: row.role,
    online_state: row.state,
    mute: row.mute,
    hide: row.hide,
    uid: phoneUidOf(row.id),
    connected_at: row.connectedAt?.toISOString() ?? null,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
  };
}

/** Returns the phones of a live session and its main line, as one reader may see them. */
export async function historyOf(
  { db, telephony, config }: Pick<Deps, 'db' | 'telephony' | 'config'>,
  { live, me }: Pick<MemberContext, 'live' | 'me'>,
  onlyOnline = false,
): Promise<CallHistory> {
  const rows = await readCalls(db, live.id);
  const main = rows.find(({ role }) => role === 'connector');
  const { line } = config.phone;
  return {
    live: {
      id: live.id,
      connector: {
        online_state: main?.state ?? 'notcall',
        connected_at: main?.connectedAt?.toISOString() ?? null,
        is_there: telephony?.hasMainLine ?? false,
      },
    },
    attendees: rows
      .filter(({ role }) => role !== 'connector')
      .filter(({ state }) => !onlyOnline || state === 'connected')
      .map((row) => callerOf(row, me)),
    can_call: telephony?.canCall ?? false,
    callers: line === undefined ? [] : [line.number, ...line.shownNumbers],
  };
}

/** @throws AppError `liveRoleRefused`, and as `readMemberContext` */
export async function readHistory(
  deps: Deps,
  request: RequestContext & { onlyOnline: boolean },
): Promise<CallHistory> {
  const context = await readMemberContext(deps.db, request);
  requireRight(mayModerate(context.me));
  return historyOf(deps, context, request.onlyOnline);
}

/** Returns the phones heard in the room, as one of its members sees them. */
export async function phonesOnStage(
  db: Database,
  { live, me }: Pick<MemberContext, 'live' | 'me'>,
): Promise<PhoneOnStage[]> {
  const rows = (await readCalls(db, live.id)).filter(isPhoneOnStage);
  return rows
    .filter(({ hide }) => !hide || mayModerate(me))
    .map((row) => ({ uid: phoneUidOf(row.id), name: nameOf(row), mute: row.mute, hide: row.hide }));
}

/**
 * Returns the public name of a phone; empty for the main line, which is named in the reader's
 * language.
 */
export function nameOf({ title, role, phoneNumber }: CallRow): string {
  if (title !== null) return title;
  return role === 'connector' ? '' : maskedNumber(phoneNumber);
}
