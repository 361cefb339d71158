import { errors as englishErrors } from '../messages/en/errors.ts';
import { mails as englishMails } from '../messages/en/mails.ts';
import { errors as chineseErrors } from '../messages/zh-CN/errors.ts';
import { mails as chineseMails } from '../messages/zh-CN/mails.ts';
import { createTranslate } from '../createTranslate.ts';
import type { Locale } from '../locale.ts';

const texts = {
  en: { error: englishErrors, mail: englishMails },
  'zh-CN': { error: chineseErrors, mail: chineseMails },
} as const;

const translates = {
  en: createTranslate('en', texts.en),
  'zh-CN': createTranslate('zh-CN', texts['zh-CN']),
};

/** The server's texts (errors, mails, notices) in the receiver's language. */
export const serverText = (locale: Locale): (typeof translates)['en'] => translates[locale];
