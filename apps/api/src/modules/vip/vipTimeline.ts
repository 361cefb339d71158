/** A grant of VIP days. */
export interface VipGrant {
  level: number;
  days: number;
  grantedAt: Date;
  revokedAt: Date | null;
}

/** A user's VIP at one instant. */
export interface VipStatus {
  /** The current level. */
  level: number;
  /** The start of the uninterrupted membership. */
  startsAt: Date;
  /** When VIP ends, including all granted days. */
  expiresAt: Date;
  /** When the current level ends. */
  levelExpiresAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The constant offset of Beijing to UTC. */
const BEIJING_MS = 8 * 60 * 60 * 1000;

interface Credit {
  level: number;
  /** Remaining milliseconds. */
  left: number;
  revokedAt: number;
}

/**
 * Computes VIP from the grants up to `now`. Days granted while VIP runs follow its end (PAY-05); a
 * higher level runs at once and suspends the lower one. VIP ends with a day in Beijing: granted at
 * noon, 180 days run to the end of day 180, and on day 181 there is none (PAY-04).
 *
 * @returns undefined if no VIP is active at `now`
 */
export function vipTimeline(grants: readonly VipGrant[], now: Date): VipStatus | undefined {
  const end = now.getTime();
  const turns = turnsOf(grants, end);
  let credits: Credit[] = [];
  let runningSince = end;
  turns.forEach((at, turn) => {
    for (const grant of grants) {
      if (grant.grantedAt.getTime() !== at) continue;
      const begins = credits.length === 0;
      if (begins) runningSince = at;
      const left = grant.days * DAY_MS;
      credits.push({
        level: grant.level,
        left: begins ? endOfDay(at + left) - at : left,
        revokedAt: grant.revokedAt?.getTime() ?? Infinity,
      });
    }
    credits = credits.filter(({ revokedAt }) => revokedAt > at);
    credits = burn(credits, (turns[turn + 1] ?? end) - at);
  });
  if (credits.length === 0) return undefined;
  const level = Math.max(...credits.map((credit) => credit.level));
  const ofLevel = credits.filter((credit) => credit.level === level);
  return {
    level,
    startsAt: new Date(runningSince),
    expiresAt: new Date(end + sum(credits)),
    levelExpiresAt: new Date(end + sum(ofLevel)),
  };
}

/** Returns the instants of grants and revocations, in order. */
function turnsOf(grants: readonly VipGrant[], end: number): number[] {
  const instants = grants.flatMap(({ grantedAt, revokedAt }) =>
    revokedAt === null ? [grantedAt.getTime()] : [grantedAt.getTime(), revokedAt.getTime()],
  );
  return [...new Set(instants)].filter((at) => at <= end).toSorted((a, b) => a - b);
}

/** Returns the last millisecond of the day of an instant in Beijing. */
function endOfDay(at: number): number {
  const day = Math.floor((at + BEIJING_MS) / DAY_MS);
  return (day + 1) * DAY_MS - BEIJING_MS - 1;
}

function sum(credits: readonly Credit[]): number {
  return credits.reduce((total, { left }) => total + left, 0);
}

/**
 * Returns the credits left after `duration`: the highest level is used first, the oldest first
 * within it.
 */
function burn(credits: readonly Credit[], duration: number): Credit[] {
  let remaining = duration;
  return credits
    .toSorted((a, b) => b.level - a.level)
    .map((credit) => {
      const used = Math.min(credit.left, remaining);
      remaining -= used;
      return { ...credit, left: credit.left - used };
    })
    .filter(({ left }) => left > 0);
}
