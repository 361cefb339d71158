import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { unlessFull } from '#platform/errors/unlessFull.ts';
import { plainAddress } from '#platform/http/plainAddress.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { ReadingAhead } from '#platform/viewer/ReadAhead.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { sha256 } from './serverSecret.ts';
import { sessions } from './tables.ts';
import { runningSession } from './viewerFacts.ts';
import type { SessionWithFacts } from './viewerFacts.ts';

/** Days until a login expires. */
const SESSION_DAYS = 30;
/** How stale `last_seen_at` may get: a write at each request would be too expensive. */
const SEEN_EVERY_MS = 10 * 60_000;
const USER_AGENT_LENGTH = 300;

export interface NewSession {
  token: string;
  expiresAt: Date;
}

/** The device that logs in. */
export type Device = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Starts a session. The token goes into the cookie and nowhere else.
 *
 * @param oldToken the token that this browser sent; its session ends, so that none survives a login
 */
export async function startSession(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random' | 'jobs'>,
  userId: number,
  device: Device,
  oldToken?: string,
): Promise<NewSession> {
  if (oldToken !== undefined) await endSession(tx, deps, oldToken);
  const now = deps.clock.now();
  const token = deps.random.token();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60_000);
  await tx.insert(sessions).values({
    userId,
    tokenHash: sha256(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: device.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) ?? null,
    ip: plainAddress(device.ip),
  });
  return { token, expiresAt };
}

/**
 * Ends the session of a token if it is active, together with everything that depends on it
 * (decisions, "Rights that end").
 */
export async function endSession(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  token: string,
): Promise<void> {
  await endWhere(tx, deps, eq(sessions.tokenHash, sha256(token)));
}

/** Ends all sessions of a user: after a password reset, or when the account is withdrawn. */
export async function endAllSessions(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  userId: number,
): Promise<void> {
  await endWhere(tx, deps, eq(sessions.userId, userId));
}

async function endWhere(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  which: SQL,
): Promise<void> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: deps.clock.now() })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id, userId: sessions.userId });
  for (const { id, userId } of ended) {
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'session.end',
      subject: { type: 'session', id },
      event: { name: 'session.ended', payload: { userId }, isUrgent: true },
    });
  }
}

/** Returns the user of an active session. */
export async function userOfSession(
  db: Database,
  sessionId: number,
  now: Date,
): Promise<number | undefined> {
  const [session] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    );
  return session?.userId;
}

/**
 * Finds the active session of a token with the facts about its user, in one query, and records that
 * it was seen.
 */
export async function findSession(
  deps: Pick<Deps, 'db' | 'contributed'>,
  token: string,
  now: Date,
  ahead?: ReadingAhead,
): Promise<SessionWithFacts | undefined> {
  const session = await runningSession(deps, sha256(token), now, ahead);
  if (session === undefined) return undefined;
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    const seen = { lastSeenAt: now };
    await unlessFull(() => deps.db.update(sessions).set(seen).where(eq(sessions.id, session.id)));
  }
  return session;
}
