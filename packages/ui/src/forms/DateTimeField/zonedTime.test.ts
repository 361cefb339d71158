import { describe, expect, it } from 'vitest';
import { parseTime } from './parseTime.ts';
import { instantsOf, offsetText, wallAt } from './zonedTime.ts';

const at = (iso: string): number => Date.parse(iso);

describe('a zone', () => {
  it.each([
    ['Asia/Shanghai', '2026-09-03T06:30:00Z', '2026-09-03', '14:30'],
    ['Asia/Shanghai', '2026-12-31T16:00:00Z', '2027-01-01', '00:00'],
    ['America/New_York', '2026-01-15T03:05:00Z', '2026-01-14', '22:05'],
    ['Asia/Kolkata', '2026-09-03T00:00:00Z', '2026-09-03', '05:30'],
    ['Pacific/Kiritimati', '2026-09-03T12:00:00Z', '2026-09-04', '02:00'],
    ['UTC', '2026-02-28T23:59:00Z', '2026-02-28', '23:59'],
  ])('converts in %s the instant %s to %s %s and back', (zone, iso, day, time) => {
    expect(wallAt(at(iso), zone)).toEqual({ day, time });
    expect(instantsOf({ day, time }, zone)).toEqual([at(iso)]);
  });

  it('has no instant for a time skipped by a clock change', () => {
    for (const time of ['02:00', '02:30', '02:59'])
      expect(instantsOf({ day: '2026-03-29', time }, 'Europe/Berlin')).toEqual([]);
    expect(instantsOf({ day: '2026-03-29', time: '01:59' }, 'Europe/Berlin')).toHaveLength(1);
    expect(instantsOf({ day: '2026-03-29', time: '03:00' }, 'Europe/Berlin')).toEqual([
      at('2026-03-29T01:00:00Z'),
    ]);
  });

  it('returns both instants in order for a time that occurs twice', () => {
    expect(instantsOf({ day: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toEqual([
      at('2026-10-25T00:30:00Z'),
      at('2026-10-25T01:30:00Z'),
    ]);
    expect(instantsOf({ day: '2026-11-01', time: '01:30' }, 'America/New_York')).toEqual([
      at('2026-11-01T05:30:00Z'),
      at('2026-11-01T06:30:00Z'),
    ]);
  });

  it('supports clock changes of half an hour', () => {
    expect(instantsOf({ day: '2026-04-05', time: '01:45' }, 'Australia/Lord_Howe')).toHaveLength(2);
    expect(instantsOf({ day: '2026-10-04', time: '02:15' }, 'Australia/Lord_Howe')).toEqual([]);
  });

  it('formats the offset from UTC', () => {
    expect(offsetText(at('2026-09-03T00:00:00Z'), 'Asia/Shanghai')).toBe('GMT+08:00');
    expect(offsetText(at('2026-07-01T00:00:00Z'), 'America/St_Johns')).toBe('GMT−02:30');
    expect(offsetText(at('2026-07-01T00:00:00Z'), 'UTC')).toBe('GMT+00:00');
  });
});

describe('parseTime', () => {
  it.each([
    ['14:30', '14:30'],
    ['9:05', '09:05'],
    ['1430', '14:30'],
    ['930', '09:30'],
    ['１４：３０', '14:30'],
    ['14.30', '14:30'],
    ['14 点 30 分', '14:30'],
    ['9点', '09:00'],
    ['2:30 pm', '14:30'],
    ['12:00 am', '00:00'],
    ['12 pm', '12:00'],
    ['24:00', undefined],
    ['14:60', undefined],
    ['13 pm', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });
});
