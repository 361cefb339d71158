/** Days of VIP as they were given. */
export interface VipGrant {
  level: number;
  days: number;
  grantedAt: Date;
  revokedAt: Date | null;
}

/** A user's VIP at one instant. */
export interface VipStatus {
  /** The level that runs now. */
  level: number;
  /** Since when VIP has run without a gap. */
  startsAt: Date;
  /** When VIP ends, all days that were given counted. */
  expiresAt: Date;
  /** When the level that runs now ends. */
  levelExpiresAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Beijing is ahead of UTC by this, all year. */
const BEIJING_MS = 8 * 60 * 60 * 1000;

interface Credit {
  level: number;
  /** Milliseconds not used up yet. */
  left: number;
  revokedAt: number;
}

/**
 * Plays the grants up to `now`. Days given while VIP runs follow its end (PAY-05); a higher level
 * runs at once and the lower one rests meanwhile. VIP ends with a day in Beijing: given at noon, 180
 * days run to the end of day 180, and on day 181 there is none (PAY-04).
 *
 * @returns undefined when no VIP runs at `now`
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

/** The instants at which something was given or taken, in order. */
function turnsOf(grants: readonly VipGrant[], end: number): number[] {
  const instants = grants.flatMap(({ grantedAt, revokedAt }) =>
    revokedAt === null ? [grantedAt.getTime()] : [grantedAt.getTime(), revokedAt.getTime()],
  );
  return [...new Set(instants)].filter((at) => at <= end).toSorted((a, b) => a - b);
}

/** The last millisecond of an instant's day in Beijing. */
function endOfDay(at: number): number {
  const day = Math.floor((at + BEIJING_MS) / DAY_MS);
  return (day + 1) * DAY_MS - BEIJING_MS - 1;
}

function sum(credits: readonly Credit[]): number {
  return credits.reduce((total, { left }) => total + left, 0);
}

/** What is left after `duration`: the highest level is used first, the oldest first within it. */
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
