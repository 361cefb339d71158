import type { Locale } from '@rostra/i18n';
import type { SiteAnswers } from '../SiteAnswers.ts';
import { articleRows, commentRows, lockedArticle } from './articleAnswers.ts';
import { dictionaryAnswer } from './dictionaryAnswer.ts';
import { eventRows, openEvent } from './eventAnswers.ts';
import {
  cardRows,
  contactRows,
  toProductResponse,
  orderRows,
  serviceAnswer,
  transactionRows,
} from './moneyAnswers.ts';
import { noticeRows, noticeSettings } from './noticeAnswers.ts';
import { readerAnswer } from './readerAnswer.ts';

/** Returns the server's answers to a certified reader, for the stories of screens. */
export const siteAnswers = (locale: Locale) =>
  ({
    getUsersMe: readerAnswer,
    getDimensions: dictionaryAnswer,
    getArticles: articleRows(locale),
    getArticle: lockedArticle(locale),
    getArticleComments: commentRows(locale),
    getEvents: eventRows,
    getEvent: openEvent,
    getSearchHot: [{ term: locale === 'en' ? 'optical modules' : '光模块', searchers: 12 }],
    getSearchHistory: [],
    getUsersCard: cardRows,
    getTransactions: transactionRows(locale),
    getOrders: orderRows(locale),
    getProduct: toProductResponse(locale),
    getUsersServiceList: serviceAnswer,
    getCustomerServiceList: contactRows,
    getNotices: noticeRows(locale),
    getNoticesUnreadCount: { unread: 1 },
    getNoticesSettings: noticeSettings,
    putUsersChangeLanguage: { default_locale: locale },
  }) as const satisfies SiteAnswers;
