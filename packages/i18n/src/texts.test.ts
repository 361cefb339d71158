import { describe, expect, it } from 'vitest';

import { accountTexts as chineseAccount } from './areas/accountChinese.ts';
import { accountTexts as englishAccount } from './areas/accountEnglish.ts';
import { consoleTexts as chineseConsoles } from './areas/consolesChinese.ts';
import { consoleTexts as englishConsoles } from './areas/consolesEnglish.ts';
import { liveTexts as chineseLive } from './areas/liveChinese.ts';
import { liveTexts as englishLive } from './areas/liveEnglish.ts';
import { uiTexts } from './areas/ui.ts';
import { editorTexts } from './areas/uiEditor.ts';
import { communityTexts } from './areas/uiCommunity.ts';
import { onDemandTexts } from './areas/uiOnDemand.ts';
import { personalTexts } from './areas/uiPersonal.ts';
import { texts as chinese } from './areas/webChinese.ts';
import { texts as english } from './areas/webEnglish.ts';
import type { Texts } from './createTranslate.ts';
import { attendance as englishAttendance } from './messages/en/attendance.ts';
import { errors as englishErrors } from './messages/en/errors.ts';
import { mails as englishMails } from './messages/en/mails.ts';
import { money as englishMoney } from './messages/en/money.ts';
import { notices as englishNotices } from './messages/en/notices.ts';
import { attendance as chineseAttendance } from './messages/zh-CN/attendance.ts';
import { errors as chineseErrors } from './messages/zh-CN/errors.ts';
import { mails as chineseMails } from './messages/zh-CN/mails.ts';
import { money as chineseMoney } from './messages/zh-CN/money.ts';
import { notices as chineseNotices } from './messages/zh-CN/notices.ts';

/** Every text of a tree by its dotted key. */
const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

const areas: [string, Texts, Texts][] = [
  ['web', english, chinese],
  ['account', englishAccount, chineseAccount],
  ['live', englishLive, chineseLive],
  ['consoles', englishConsoles, chineseConsoles],
  ['ui', uiTexts.en, uiTexts['zh-CN']],
  ['ui on demand', onDemandTexts.en, onDemandTexts['zh-CN']],
  ['ui community', communityTexts.en, communityTexts['zh-CN']],
  ['ui personal', personalTexts.en, personalTexts['zh-CN']],
  ['ui editor', editorTexts.en, editorTexts['zh-CN']],
  ['errors', englishErrors, chineseErrors],
  ['attendance', englishAttendance, chineseAttendance],
  ['mails', englishMails, chineseMails],
  ['money', englishMoney, chineseMoney],
  ['notices', englishNotices, chineseNotices],
];

describe.each(areas)('texts of %s', (_name, en, zh) => {
  const source = flatten(en);
  const translation = new Map(flatten(zh));

  it('has the same keys in both languages, none empty [I18N-01]', () => {
    expect([...translation.keys()].toSorted()).toEqual(source.map(([key]) => key).toSorted());
    expect([...source, ...translation].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills the same values in both languages', () => {
    const different = source.filter(
      ([key, text]) =>
        placeholders(text).join() !== placeholders(translation.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('contains no exclamation marks and no straight quotes in Chinese', () => {
    const odd = [...translation].filter(([, text]) => /[!！"]/.test(text));
    expect(odd).toEqual([]);
  });
});

it.each([
  ['en', english.screen, englishAccount],
  ['zh-CN', chinese.screen, chineseAccount],
] as const)('titles a tab as its screen is headed (%s) [I18N-18]', (_locale, screen, account) => {
  const { auth, pay, personalCenter } = account;
  expect(screen).toMatchObject({
    login: auth.login.title,
    signup: auth.signup.title,
    forgotPassword: auth.reset.title,
    pay: pay.title,
    ppv: pay.cardTitle,
    purchaseArticles: personalCenter.purchases.title,
    virtualCoin: personalCenter.coin.title,
    accountSecurity: personalCenter.security.title,
    notices: personalCenter.notices.title,
  });
});

it('uses one word each for the balance and its unit [PAY-12]', () => {
  const moneyTexts = (texts: Texts) => flatten(texts).map(([, text]) => text);
  const others = {
    en: /\b(virtual coins?|bonus(es)?|credits?|reward points?)\b/i,
    zh: /单位等于|积分|点数|虚拟币|金币/,
  };
  expect(
    [english, englishAccount].flatMap(moneyTexts).filter((text) => others.en.test(text)),
  ).toEqual([]);
  expect(
    [chinese, chineseAccount].flatMap(moneyTexts).filter((text) => others.zh.test(text)),
  ).toEqual([]);
});
