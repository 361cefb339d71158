import { demo } from '#demo/index.ts';
import { accounts } from '#modules/accounts/index.ts';
import { appointments } from '#modules/appointments/index.ts';
import { articles } from '#modules/articles/index.ts';
import { audience } from '#modules/audience/index.ts';
import { cards } from '#modules/cards/index.ts';
import { comments } from '#modules/comments/index.ts';
import { consents } from '#modules/consents/index.ts';
import { contacts } from '#modules/contacts/index.ts';
import { events } from '#modules/events/index.ts';
import { files } from '#modules/files/index.ts';
import { ledger } from '#modules/ledger/index.ts';
import { live } from '#modules/live/index.ts';
import { notices } from '#modules/notices/index.ts';
import { orders } from '#modules/orders/index.ts';
import { organizations } from '#modules/organizations/index.ts';
import { products } from '#modules/products/index.ts';
import { reactions } from '#modules/reactions/index.ts';
import { reference } from '#modules/reference/index.ts';
import { reminders } from '#modules/reminders/index.ts';
import { reviews } from '#modules/reviews/index.ts';
import { search } from '#modules/search/index.ts';
import { topups } from '#modules/topups/index.ts';
import { vip } from '#modules/vip/index.ts';
import type { Module } from '#platform/module/defineModule.ts';

/** Every module of the server, in the order of mounting routes and writing demo content. */
export const modules: readonly Module[] = [
  accounts,
  organizations,
  consents,
  reference,
  files,
  notices,
  contacts,
  audience,
  reactions,
  comments,
  articles,
  reviews,
  events,
  live,
  search,
  ledger,
  products,
  vip,
  cards,
  orders,
  topups,
  appointments,
  reminders,
  demo,
];
