import { expect, it } from 'vitest';
import { icsFile } from './icsFile.ts';

const entry = {
  uid: 'meeting-7@rostra.test',
  title: '电网侧储能：电芯不再稀缺之后，谁来赚钱；以及为什么每一家储能集成商都在重新计算回本周期',
  description: 'Details: https://rostra.test/eventDetail/7\nPassword: a,b;c',
  location: '',
  url: 'https://rostra.test/eventDetail/7',
  startsAt: new Date('2026-09-03T06:30:00Z'),
  endsAt: new Date('2026-09-03T07:30:00Z'),
  timezone: 'Asia/Shanghai',
  now: new Date('2026-09-01T00:00:00.123Z'),
};

it.each([
  ['Asia/Shanghai', '+0800', '20260903T143000', '20260903T153000'],
  ['Europe/London', '+0100', '20260903T073000', '20260903T083000'],
  ['America/New_York', '-0400', '20260903T023000', '20260903T033000'],
  ['Asia/Kolkata', '+0530', '20260903T120000', '20260903T130000'],
  ['UTC', '+0000', '20260903T063000', '20260903T073000'],
])('EVT-79 in %s times are local, %s ahead', (timezone, offset, from, until) => {
  const file = icsFile({ ...entry, timezone });
  expect(file).toContain(`TZOFFSETTO:${offset}\r\n`);
  expect(file).toContain(`DTSTART;TZID=${timezone}:${from}\r\n`);
  expect(file).toContain(`DTEND;TZID=${timezone}:${until}\r\n`);
  expect(file).toContain('DTSTAMP:20260901T000000Z\r\n');
  expect(file).toContain('UID:meeting-7@rostra.test\r\n');
});

it('EVT-79 in winter the zone is at its winter offset', () => {
  const startsAt = new Date('2026-12-03T06:30:00Z');
  const file = icsFile({ ...entry, timezone: 'Europe/London', startsAt });
  expect(file).toContain('DTSTART;TZID=Europe/London:20261203T063000\r\n');
});

it('EVT-79 escapes texts and folds lines at 75 octets without cutting a character', () => {
  const file = icsFile(entry);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('Password: a\\,b\\;c\r\n');
  expect(unfolded).toContain('eventDetail/7\\nPassword');
  expect(unfolded).toContain(`SUMMARY:${entry.title}`);
  expect(unfolded).not.toContain('LOCATION');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
