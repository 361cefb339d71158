import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const entry = {
  uid: 'event-7@rostra.test',
  title: '电网侧储能：电芯不再稀缺之后，谁来赚钱；以及为什么每一家储能集成商都在重新计算回本周期',
  description: 'Chen Shuya, Meridian Row; online',
  url: 'https://rostra.test/eventDetail/7',
  startsAt: new Date('2026-09-03T06:30:00Z'),
  endsAt: new Date('2026-09-03T07:30:00Z'),
  now: new Date('2026-09-01T00:00:00.123Z'),
};

it('gives times in UTC and escapes the texts', () => {
  const file = calendarFile(entry);
  expect(file).toContain('DTSTART:20260903T063000Z\r\n');
  expect(file).toContain('DTSTAMP:20260901T000000Z\r\n');
  expect(file).toContain('DESCRIPTION:Chen Shuya\\, Meridian Row\\; online\r\n');
});

it('folds lines at 75 octets without cutting a character', () => {
  const file = calendarFile(entry);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${entry.title}`);
});
