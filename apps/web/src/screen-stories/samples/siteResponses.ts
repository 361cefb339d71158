import type { Locale } from '@rostra/i18n';
import type { SiteResponses } from '../SiteResponses.ts';
import { articleRows, commentRows, lockedArticle } from './articleResponses.ts';
import { dictionaryResponse } from './dictionaryResponse.ts';
import { eventRows, openEvent } from './eventResponses.ts';
import {
  cardRows,
  contactRows,
  toProductResponse,
  orderRows,
  serviceResponse,
  transactionRows,
} from './moneyResponses.ts';
import { noticeRows, noticeSettings } from './noticeResponses.ts';
import { readerResponse } from './readerResponse.ts';

/** Returns the server's responses to a certified reader, for the stories of screens. */
export const siteResponses = (locale: Locale) =>
  ({
    getUsersMe: readerResponse,
    getDimensions: dictionaryResponse,
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
    getUsersServiceList: serviceResponse,
    getCustomerServiceList: contactRows,
    getNotices: noticeRows(locale),
    getNoticesUnreadCount: { unread: 1 },
    getNoticesSettings: noticeSettings,
    putUsersChangeLanguage: { default_locale: locale },
  }) as const satisfies SiteResponses;
