import { attendance as englishAttendance } from '../messages/en/attendance.ts';
import { document as englishDocument } from '../messages/en/document.ts';
import { errors as englishErrors } from '../messages/en/errors.ts';
import { issues as englishIssues } from '../messages/en/issues.ts';
import { mails as englishMails } from '../messages/en/mails.ts';
import { money as englishMoney } from '../messages/en/money.ts';
import { notices as englishNotices } from '../messages/en/notices.ts';
import { pay as englishPay } from '../messages/en/pay.ts';
import { people as englishPeople } from '../messages/en/people.ts';
import { attendance as chineseAttendance } from '../messages/zh-CN/attendance.ts';
import { document as chineseDocument } from '../messages/zh-CN/document.ts';
import { errors as chineseErrors } from '../messages/zh-CN/errors.ts';
import { issues as chineseIssues } from '../messages/zh-CN/issues.ts';
import { mails as chineseMails } from '../messages/zh-CN/mails.ts';
import { money as chineseMoney } from '../messages/zh-CN/money.ts';
import { notices as chineseNotices } from '../messages/zh-CN/notices.ts';
import { pay as chinesePay } from '../messages/zh-CN/pay.ts';
import { people as chinesePeople } from '../messages/zh-CN/people.ts';
import { createTranslate } from '../createTranslate.ts';
import type { Locale } from '../locale.ts';

export { asSentence, subjectTitle } from '../mailWords.ts';

const texts = {
  en: {
    error: englishErrors,
    issue: englishIssues,
    mail: englishMails,
    money: englishMoney,
    refundRule: englishPay.refund,
    notice: englishNotices,
    attendance: englishAttendance,
    people: englishPeople,
    document: englishDocument,
  },
  'zh-CN': {
    error: chineseErrors,
    issue: chineseIssues,
    mail: chineseMails,
    money: chineseMoney,
    refundRule: chinesePay.refund,
    notice: chineseNotices,
    attendance: chineseAttendance,
    people: chinesePeople,
    document: chineseDocument,
  },
} as const;

const translates = {
  en: createTranslate('en', texts.en),
  'zh-CN': createTranslate('zh-CN', texts['zh-CN']),
};

/** The server's texts (errors, mails, notices, people without names, documents) in the receiver's language. */
export const serverText = (locale: Locale): (typeof translates)['en'] => translates[locale];
