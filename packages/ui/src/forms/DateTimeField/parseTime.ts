import { cleanLine, plainDigits } from '@rostra/i18n/input';

/** 14:30, 14.30, 14h30, 14 点 30 分, 9 点. */
const PARTED = /^(\d{1,2})\s*[:.h点时]\s*(\d{2})?\s*分?\s*([ap])?\.?m?\.?$/;
/** 1430, 930. */
const BARE = /^(\d{1,2})(\d{2})$/;
/** 2 pm. */
const HOUR = /^(\d{1,2})\s*([ap])\.?m\.?$/;

/** Parses a time of day as `14:30`; returns undefined for text that is none. */
export function parseTime(written: string): string | undefined {
  const text = plainDigits(cleanLine(written)).toLowerCase();
  const [, hours, minutes = '0', half] =
    PARTED.exec(text) ?? BARE.exec(text) ?? HOUR.exec(text)?.toSpliced(2, 0, '0') ?? [];
  if (hours === undefined) return undefined;
  const minute = Number(minutes);
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
