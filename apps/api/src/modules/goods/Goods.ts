import type { ErrorName, GoodsType } from '@rostra/contract';
import type { Offer } from '#modules/offers/index.ts';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Actor } from '#platform/outbox/recordChange.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** A text in each script, null where there is none. */
export interface LocalizedText {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** A thing that can be bought, as its module describes it to one viewer now. Amounts are cents. */
export interface Goods {
  type: GoodsType;
  id: number;
  /** What a purchase opens: `Article:12` names a translation group, bought once for both languages. */
  key: string;
  /** May be bought again and again (plans, packs); everything else once. */
  repeatable: boolean;
  title: LocalizedText;
  summary: LocalizedText;
  /** Where the site shows it. */
  path: string;
  /** The price now; null while it is not for sale to this viewer. */
  price: number | null;
  originalPrice: number | null;
  /** The flag a pay-per-view card needs to open it; null when no card does. */
  cardFlag: 'article' | 'live' | null;
  /** When it begins, where it has a beginning that is still to come. */
  startsAt?: Date | undefined;
}

/** A sale that is being made or taken back, in its transaction. */
export interface Sale {
  orderId: number;
  goodsType: GoodsType;
  goodsId: number;
  /** Who gets the thing. */
  userId: number;
  /** Who pays: the user, or an organization by choice of its lead. */
  payer: { type: 'User' | 'Organization'; id: number };
  actor: Actor;
}

/** What a module says about its kind of goods. */
export interface GoodsProvider {
  type: GoodsType;
  /** The error for an id that does not exist or that the viewer may not see. */
  notFound: ErrorName;
  /**
   * Describes one thing, or gives undefined when the viewer may not know of it. With `lock` the row
   * is locked against changes of its price until the transaction ends.
   */
  read: (
    db: Database,
    id: number,
    context: { viewer: Viewer; now: Date; lock: boolean },
  ) => Promise<Goods | undefined>;
  /** Where the site shows things of these ids that the viewer may see; without it, nowhere. */
  paths?: (
    db: Database,
    ids: readonly number[],
    context: { viewer: Viewer; now: Date },
  ) => Promise<Map<number, string>>;
  /** The offers on the payment screen; without it, the price alone. */
  offers?: (db: Database, goods: Goods, context: { viewer: Viewer; now: Date }) => Promise<Offer[]>;
  /** Hands over what was bought, beyond the entitlement to `key`. */
  deliver?: (tx: Transaction, deps: Deps, sale: Sale) => Promise<void>;
  /** Takes it back at a refund. Throws `orderNotRefundable` when it is used up. */
  takeBack?: (tx: Transaction, deps: Deps, sale: Sale) => Promise<void>;
}
