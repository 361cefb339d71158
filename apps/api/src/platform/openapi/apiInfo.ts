import { ABOUT_PATH, AGREEMENT_VERSION, API_BASE } from '@rostra/contract';
import { isSecure, sessionCookieName } from '#platform/security/sessionCookie.ts';
import type { Config } from '../../config.ts';
import type { Json } from './componentSchemas.ts';

/** The settings that the description depends on. */
export type DescribedConfig = Pick<Config, 'publicOrigin'>;

/** Returns the head of the description: what holds for every call. */
export function apiInfo(config: DescribedConfig): Json {
  const { publicOrigin } = config;
  return {
    title: 'Rostra API',
    version: '1',
    summary: 'Research, events, live rooms and payments of Rostra.',
    description: introduction(config),
    termsOfService: `${publicOrigin}/legal/terms`,
    contact: { name: 'Rostra customer service', url: `${publicOrigin}${ABOUT_PATH}` },
    license: { name: 'User agreement of Rostra', url: `${publicOrigin}/legal/terms` },
  };
}

function introduction(config: DescribedConfig): string {
  const cookie = sessionCookieName(config);
  const attributes = `HttpOnly; SameSite=Lax; Path=/${isSecure(config) ? '; Secure' : ''}`;
  return `## Answers

Every answer is an envelope: \`{ ret: true, data, meta? }\` or \`{ ret: false, code, msg, data: null, issues?, details? }\`. Lists carry \`meta\`. Codes below 10000 are for the user to read; codes from 10000 on are for the program. The schema \`Failure\` lists them all.

## Session

\`POST ${API_BASE}/users/login\` answers with \`Set-Cookie: ${cookie}=…; ${attributes}\`. Send this cookie with each call; it lasts until its \`Expires\`. Logging out clears it. A call without the session it needs gets 401 with the cookie's name in \`WWW-Authenticate\`.

Logging in and signing up need \`agreement_version\`: the user accepts the agreement and the privacy policy of version \`${AGREEMENT_VERSION}\` (${config.publicOrigin}/legal/terms).

## Origin

Calls that change something must come from ${config.publicOrigin} or from a program. A browser names the page's site in \`Origin\` and \`Sec-Fetch-Site\`; with another site the call gets 403 (1008). A program without a browser sends neither header. No other origin may read answers (no CORS).

## Input

A body has no other fields than its schema names; a call without a schema for its body accepts none (422 with \`unrecognized_keys\`). Unknown query fields are ignored. Numbers in paths and queries are written in plain digits: \`7\`, never \`07\`, \`7e0\`, \`0x7\` or \`+7\`.

## Language

\`Accept-Language: en\` or \`zh-CN\` sets the language of messages and texts. Without it, the language of the user's settings applies, else English.

## Repeated requests

Calls that must happen once need an \`Idempotency-Key\`: a new random key for each act. Repeat a request whose answer was lost with the same key. The answer is kept for 30 days.

## Limits

Some calls are limited by user, address or account. Above the limit they get 429 (1003 and others) with \`Retry-After\` in seconds. 503 (1009) also names the seconds in \`Retry-After\`: nothing was done, so repeat the request then. Bodies have at most 64 KiB, except files.

## Files

\`postUploadToken\` answers with \`upload_url\`; send the bytes there by PUT (\`putUpload\`). Its \`file_url\` names the file in other calls and serves its bytes (\`getFile\`).`;
}

/** The groups of calls, by the first part of their paths. */
export const tags: readonly { name: string; description: string }[] = [
  { name: 'agoras', description: 'Live rooms: entering, members, chat, questions, media, phones.' },
  { name: 'appointments', description: 'Requests for appointments and VIP trials.' },
  { name: 'articles', description: 'Research, with its comments and reactions.' },
  { name: 'client_errors', description: 'Reports of failures inside pages.' },
  { name: 'dimensions', description: 'Dictionaries: the names of all enumerated values.' },
  { name: 'events', description: 'Events and their cancellation.' },
  { name: 'files', description: 'Files: their bytes and links to download them.' },
  { name: 'goods', description: 'Products with their offers.' },
  { name: 'industries', description: 'Industries of research and events.' },
  {
    name: 'meetings',
    description: 'Meetings of events: registration, attendance, calendar files.',
  },
  { name: 'notices', description: 'Notifications and their settings.' },
  { name: 'order_reminds', description: 'Reminders of a product’s sale or start.' },
  { name: 'orders', description: 'Orders and payments.' },
  { name: 'regions', description: 'Countries, provinces and cities.' },
  { name: 'registrations', description: 'Cancellation of registrations.' },
  { name: 'search', description: 'Search, with recent and frequent searches.' },
  { name: 'staff', description: 'Work of staff: reviews, top-ups, refunds, accounts.' },
  { name: 'ticker_regions', description: 'Markets of stocks.' },
  { name: 'topups', description: 'Top-ups by bank transfer.' },
  { name: 'uploads', description: 'Uploads of files.' },
  { name: 'users', description: 'Accounts: login, sign-up, profile, cards, balance.' },
];
