import { describe, expect, it } from 'vitest';
import { vipTimeline } from './vipTimeline.ts';
import type { VipGrant } from './vipTimeline.ts';

const DAY = 24 * 60 * 60 * 1000;
/** 10:00 in Beijing. */
const start = new Date('2026-11-20T02:00:00.000Z');
const day = (days: number) => new Date(start.getTime() + days * DAY);
const grant = (at: number, level = 1, days = 180, revoked?: number): VipGrant => ({
  level,
  days,
  grantedAt: day(at),
  revokedAt: revoked === undefined ? null : day(revoked),
});

describe('vipTimeline', () => {
  it('runs on day 180 and not on day 181, at any hour [PAY-04]', () => {
    for (const hours of [0, 5, 13.9, 14, 23.99]) {
      const given = { ...grant(0), grantedAt: new Date(start.getTime() + hours * 3_600_000) };
      const later = (days: number) => new Date(given.grantedAt.getTime() + days * DAY);
      expect(vipTimeline([given], later(180))?.level).toBe(1);
      expect(vipTimeline([given], later(181))).toBeUndefined();
    }
  });

  it('ends with the day in Beijing [PAY-04]', () => {
    expect(vipTimeline([grant(0)], start)).toEqual({
      level: 1,
      startsAt: start,
      expiresAt: new Date('2027-05-19T15:59:59.999Z'),
      levelExpiresAt: new Date('2027-05-19T15:59:59.999Z'),
    });
  });

  it('appends days bought while it runs [PAY-05]', () => {
    const once = vipTimeline([grant(0)], day(100));
    const twice = vipTimeline([grant(0), grant(90)], day(100));
    expect(twice?.expiresAt.getTime()).toBe((once?.expiresAt.getTime() ?? 0) + 180 * DAY);
    expect(twice?.startsAt).toEqual(start);
  });

  it('starts again with days bought after its end [PAY-05]', () => {
    const status = vipTimeline([grant(0), grant(300)], day(310));
    expect(status?.startsAt).toEqual(day(300));
    expect(vipTimeline([grant(0), grant(300)], day(250))).toBeUndefined();
  });

  it('runs a higher level at once and suspends the lower one [PAY-42]', () => {
    const grants = [grant(0, 1), grant(30, 2)];
    expect(vipTimeline(grants, day(31))).toMatchObject({ level: 2, levelExpiresAt: day(210) });
    expect(vipTimeline(grants, day(215))?.level).toBe(1);
    expect(vipTimeline(grants, day(360))?.level).toBe(1);
    expect(vipTimeline(grants, day(361))).toBeUndefined();
  });

  it('counts a revoked grant up to its revocation', () => {
    expect(vipTimeline([grant(0, 1, 180, 10)], day(9))?.level).toBe(1);
    expect(vipTimeline([grant(0, 1, 180, 10)], day(10))).toBeUndefined();
    expect(vipTimeline([grant(0, 2, 180, 10), grant(5, 1, 30)], day(11))?.level).toBe(1);
  });

  it('returns no VIP without a current grant', () => {
    expect(vipTimeline([], start)).toBeUndefined();
    expect(vipTimeline([grant(1)], start)).toBeUndefined();
  });
});
