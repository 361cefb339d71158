import { describe, expect, it } from 'vitest';

import { asSentence, serverText, subjectTitle } from './areas/server.ts';
import type { Texts } from './createTranslate.ts';
import { formatCoins, formatYuan } from './format/formatMoney.ts';
import { BEIJING, formatDateTime } from './format/formatTime.ts';
import type { Locale } from './locale.ts';
import { attendance } from './messages/en/attendance.ts';
import { mails } from './messages/en/mails.ts';
import { money } from './messages/en/money.ts';

/** Keys of every text of mails and text messages below one part of the server's texts. */
const keysOf = (texts: Texts, path: string): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${path}.${name}`] : keysOf(text, `${path}.${name}`),
  );

const KEYS = [
  ...keysOf(mails, 'mail'),
  ...keysOf(attendance.mail, 'attendance.mail'),
  ...keysOf(money.mail, 'money.mail'),
];
const keysNamed = (name: string) => KEYS.filter((key) => key.endsWith(`.${name}`));

const PERSON = 'Maximiliana Featherstonehaugh-Cholmondeley von Habsburg-Este';
const TITLE = {
  en: `${PERSON} on the reopening of refinery margins, freight and storage in the second half`,
  'zh-CN': '凌云研究与孙若衡对话下半年炼化利润修复、航运与仓储的供需格局'.repeat(3),
};
const SUBJECT_MAX = 120;
const SMS_MAX = 160;

/** Renders a text as the server does: the subject with the shortened title. */
function render(
  locale: Locale,
  key: string,
  title: string = TITLE[locale],
  person = PERSON,
): string {
  const text = serverText(locale) as (key: string, values: Record<string, string>) => string;
  return text(key, {
    title: key.endsWith('.subject') ? subjectTitle(title) : title,
    time: formatDateTime(new Date('2026-09-08T06:30:00Z'), locale, BEIJING),
    reason: asSentence(locale === 'en' ? `${PERSON} is ill` : '嘉宾因病缺席'),
    coins: formatCoins(1240, locale),
    order: '1234567',
    reference: 'R-204817',
    code: '135790',
    minutes: '10',
    days: '7',
    contact: 'help@rostra.example',
    yuan: formatYuan(8432, locale),
    payer: person,
    buyer: person,
    holder: person,
    start: formatDateTime(new Date('2026-09-08T06:30:00Z'), locale, BEIJING),
    end: '16:30',
    until: formatDateTime(new Date('2026-09-06T06:30:00Z'), locale, BEIJING),
    address: locale === 'en' ? '12 Harbour Road, Hall 3' : '海港路 12 号三号厅',
    url: 'https://rostra.example/eventDetail/12',
    rule: serverText(locale)('refundRule.live'),
  });
}

describe.each(['en', 'zh-CN'] as const)('mails in %s with long names', (locale) => {
  it.each(KEYS)('fills every value of %s, without glued or doubled marks', (key) => {
    const text = render(locale, key);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/\{\{|\}\}|undefined/);
    // A mark beside another one, a sentence without a space before the next, or two spaces.
    expect(text).not.toMatch(/[.。?？!！,，:：]{2}|[a-z][.?!][A-Z]| {2}|[，。：；] |^ | $/);
    expect(text).not.toMatch(/^(?:Dear|Hello|Hi)\b|您好|尊敬的/);
  });

  it.each(keysNamed('subject'))(
    'keeps the subject %s short, in one line, without a stop',
    (key) => {
      const subject = render(locale, key);
      expect([...subject].length).toBeLessThanOrEqual(SUBJECT_MAX);
      expect(subject).not.toMatch(/[\n\r]|[.。!！]$/);
      // The fact comes first and stays whole: only the title is shortened.
      expect(subject.endsWith('…')).toBe(subject.includes(TITLE[locale].slice(0, 20)));
    },
  );

  it.each([...keysNamed('text'), ...keysNamed('sms')])('ends %s like a sentence', (key) => {
    expect(render(locale, key)).toMatch(/[.。]$/);
  });

  it('isolates a name written from right to left, also a shortened one', () => {
    const subject = render(locale, 'attendance.mail.registered.subject', 'مؤتمر النفط '.repeat(20));
    expect(subject).toMatch(/\u2068[^\u2068\u2069]+…\u2069$/);
  });

  it.each(KEYS)('isolates names written from right to left in %s', (key) => {
    const name = 'مريم النفط';
    const text = render(locale, key, name, name);
    expect(text.replaceAll(`\u2068${name}\u2069`, '')).not.toContain(name);
  });
});

it.each(keysNamed('sms'))(
  'fits %s into one text message of ASCII that begins with the brand',
  (key) => {
    const text = render('en', key);
    expect(text.length).toBeLessThanOrEqual(SMS_MAX);
    expect(text).toMatch(/^Rostra: [\x20-\x7E]+$/);
    expect(render('zh-CN', key)).toMatch(/^【Rostra 讲坛】/);
  },
);

it('shortens a title to 80 characters, and no letter or emoji in the middle', () => {
  const short = 'x'.repeat(80);
  expect(subjectTitle(short)).toBe(short);
  expect(subjectTitle(`${short}y`)).toBe(`${'x'.repeat(79)}…`);
  expect(subjectTitle(`${'x'.repeat(78)}👩‍👩‍👧‍👦${'y'.repeat(5)}`)).toBe(`${'x'.repeat(78)}👩‍👩‍👧‍👦…`);
  expect(subjectTitle(`${'x'.repeat(78)} ${'y'.repeat(5)}`)).toBe(`${'x'.repeat(78)}…`);
});

it('ends a reason like a sentence, by the mark of its own language', () => {
  expect(
    ['The speaker is ill', ' Ill. ', '(no room)', 'Why?', '嘉宾生病', '“延期。”', ''].map(
      asSentence,
    ),
  ).toEqual(['The speaker is ill.', 'Ill.', '(no room).', 'Why?', '嘉宾生病。', '“延期。”', '']);
});
