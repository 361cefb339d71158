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
  /** The last instant of VIP, all days that were given counted. */
  expiresAt: Date;
  /** The last instant of the level that runs now. */
  levelExpiresAt: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Credit {
  level: number;
  /** Milliseconds not used up yet. */
  left: number;
  endsAtLatest: number;
}

/**
 * Plays the grants up to `now`. Days bought while VIP runs follow its end (PAY-05); a higher level
 * runs at once and the lower one rests meanwhile. A day is 24 hours, and the last instant counts, so
 * that VIP of 180 days runs on day 180 and not on day 181 (PAY-04).
 *
 * @returns undefined when no VIP runs at `now`
 */
export function vipTimeline(grants: readonly VipGrant[], now: Date): VipStatus | undefined {
  const end = now.getTime();
  const turns = [
    ...new Set(
      grants.flatMap(({ grantedAt, revokedAt }) =>
        [grantedAt, revokedAt].flatMap((at) => (at === null ? [] : [at.getTime()])),
      ),
    ),
  ]
    .filter((at) => at <= end)
    .toSorted((a, b) => a - b);
  let credits: Credit[] = [];
  let runningSince = end;
  turns.forEach((at, turn) => {
    for (const grant of grants) {
      if (grant.grantedAt.getTime() !== at) continue;
      if (sum(credits) <= 0) runningSince = at;
      credits.push({
        level: grant.level,
        left: grant.days * DAY_MS,
        endsAtLatest: grant.revokedAt?.getTime() ?? Infinity,
      });
    }
    credits = credits.filter(({ endsAtLatest }) => endsAtLatest > at);
    burn(credits, (turns[turn + 1] ?? end) - at);
    // At `now` itself a credit of exactly 0 still counts: the last instant is part of VIP.
    if (turn < turns.length - 1) credits = credits.filter(({ left }) => left > 0);
    else credits = credits.filter(({ left }) => left >= 0);
  });
  const running = credits.filter(({ left }) => left > 0);
  const current = running.length > 0 ? running : credits;
  if (current.length === 0) return undefined;
  const level = Math.max(...current.map((credit) => credit.level));
  const ofLevel = current.filter((credit) => credit.level === level);
  return {
    level,
    startsAt: new Date(runningSince),
    expiresAt: new Date(end + sum(current)),
    levelExpiresAt: new Date(end + sum(ofLevel)),
  };
}

function sum(credits: readonly Credit[]): number {
  return credits.reduce((total, { left }) => total + Math.max(0, left), 0);
}

/** Uses up `duration` of the credits, the highest level first, the oldest first within it. */
function burn(credits: Credit[], duration: number): void {
  const order = credits.toSorted((a, b) => b.level - a.level);
  let remaining = duration;
  for (const credit of order) {
    const used = Math.min(credit.left, remaining);
    credit.left -= used;
    remaining -= used;
  }
  // Time after the last credit has no owner: VIP ended before.
  if (remaining > 0) for (const credit of credits) credit.left = -1;
}
