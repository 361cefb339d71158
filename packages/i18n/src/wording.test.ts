import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { AVOIDED, AVOIDED_CHINESE } from '../test/avoidedPhrases.ts';
import type { Texts } from './createTranslate.ts';

const messages = join(import.meta.dirname, 'messages');

/** Every text of a tree by its dotted key; ids of chapters are addresses. */
const flatten = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value !== 'string'
      ? flatten(value, `${prefix}${key}.`)
      : key === 'id'
        ? []
        : [[`${prefix}${key}`, value] as [string, string]],
  );

async function textsIn(language: 'en' | 'zh-CN'): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(join(messages, language))) {
    const module = (await import(join(messages, language, file))) as Record<string, unknown>;
    for (const [name, tree] of Object.entries(module))
      if (typeof tree === 'object')
        for (const [key, text] of flatten(tree as Texts, `${name}.`)) texts.set(key, text);
  }
  return texts;
}

const english = await textsIn('en');
const chinese = await textsIn('zh-CN');
/** Without what is put in. */
const words = (text: string | undefined): string => (text ?? '').replaceAll(/\{\{\w+\}\}/g, '');

it('has every text in both languages, none empty [I18N-01]', () => {
  expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it.each([
  [/\bcancel/i, /取消/],
  [/\brefund/i, /退/],
  [/\bVIP\b/, /VIP/],
  [/\brecording/i, /录/],
  [/\bmicrophone/i, /麦克风/],
  [/\bcamera/i, /摄像头/],
  [/\bhost\b/i, /主持/],
  [/\bphone/i, /手机|电话/],
  [/\borganization/i, /机构/],
  [/\barticle/i, /文章|本文/],
  [/\bcertif/i, /认证/],
  [/\bminutes?\b/i, /分钟|试听/],
  [/\bregist/i, /报名|注册/],
  [/\blog in|login/i, /登录/],
  [/\bexpert/i, /专家|嘉宾|懂行/],
  [/\baudience/i, /观众/],
  [/\bstaff\b/i, /工作人员/],
  [/\bdelete/i, /删|撤回|清除/],
  [/\bupload/i, /上传|上行/],
  [/\bBeijing time/i, /北京时间/],
  [/\bpassword (?:is|was) (?:wrong|set|changed)/i, /密码/],
])('writes what English calls %s as %s in Chinese', (term, expected) => {
  const about = [...english].filter(([, text]) => term.test(words(text)));
  expect(about.length).toBeGreaterThan(0);
  const odd = about.filter(([key]) => !expected.test(words(chinese.get(key))));
  expect(odd.map(([key, text]) => [key, text, chinese.get(key)])).toEqual([]);
});

it('puts additions for screen readers in the brackets of their language', () => {
  const additions = [...english.keys()].filter((key) => /\.(opensNew|toCome)$/.test(key));
  expect(additions).toHaveLength(2);
  const bracketed = [...english].filter(([, text]) => /^\(.*\)$/.test(text)).map(([key]) => key);
  expect(bracketed).toEqual(expect.arrayContaining(additions));
  expect(bracketed.filter((key) => !/^（.*）$/.test(chinese.get(key) ?? ''))).toEqual([]);
});

/** Names and units that both languages write alike. */
const ALIKE = /\b(?:VIP|SWIFT|English|kbit\/s|ms)\b/g;

it('writes Chinese texts in Chinese, English ones in English but for the names of languages', () => {
  const foreign = [...chinese].filter(
    ([, text]) => !/\p{Script=Han}/u.test(text) && /\p{L}/u.test(words(text).replaceAll(ALIKE, '')),
  );
  expect(foreign).toEqual([]);
  const han = [...english].filter(([, text]) =>
    /\p{Script=Han}/u.test(text.replaceAll('中文', '')),
  );
  expect(han).toEqual([]);
});

it('has no avoided phrase in an English text', () => {
  const found = Object.entries(AVOIDED).flatMap(([phrase, instead]) => {
    const whole = new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'u');
    return [...english]
      .filter(([, text]) => whole.test(words(text)))
      .map(([key, text]) => `${key}: “${text}” holds “${phrase}”; use: ${instead}`);
  });
  expect(found).toEqual([]);
});

it('has no avoided phrase in a Chinese text', () => {
  const found = [...chinese].flatMap(([key, text]) =>
    Object.entries(AVOIDED_CHINESE)
      .filter(([phrase]) => text.includes(phrase))
      .map(([phrase, instead]) => `${key}: “${text}” holds “${phrase}”; use: ${instead}`),
  );
  expect(found).toEqual([]);
});

/** Short texts that the specification fixes, or that other texts continue. */
const WITHOUT_STOP = new Set([
  'errors.systemError',
  'errors.insufficientBalance',
  'errors.paymentFailed',
]);

it('ends a Chinese error with a full stop', () => {
  const open = [...chinese].filter(
    ([key, text]) =>
      /^(?:errors|issues)\./.test(key) && !WITHOUT_STOP.has(key) && !text.endsWith('。'),
  );
  expect(open).toEqual([]);
});

it('counts in a text for one and a text for many, never with “(s)”', () => {
  expect([...english].filter(([, text]) => text.includes('(s)'))).toEqual([]);
});

it('fits an English text message into one part of plain ASCII', () => {
  const textMessages = [...english].filter(([key]) => key.endsWith('.sms'));
  expect(textMessages.length).toBeGreaterThan(0);
  for (const [, text] of textMessages) expect(text).toMatch(/^[ -~]{1,160}$/);
});

it('blames nobody for a meeting that the system may have canceled [EVT-37]', () => {
  for (const key of ['registration.status.canceled', 'errors.meetingCanceled']) {
    const [en, zh] = [english, chinese].map((texts) => texts.get(key));
    expect([key, en, zh]).toEqual([key, expect.any(String), expect.any(String)]);
    expect(`${en} ${zh}`).not.toMatch(/organizer|主办方/);
  }
});
