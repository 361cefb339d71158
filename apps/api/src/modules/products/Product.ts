import type { ErrorName, ProductType, TransactionKind } from '@rostra/contract';
import type { serverText } from '@rostra/i18n/server';
import type { Offer } from '#modules/offers/index.ts';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** A text in each script, null where there is none. */
export interface LocalizedText {
  sc: string | null;
  tc: string | null;
  en: string | null;
}

/** A product for sale, as its module describes it to one viewer now. Amounts are cents. */
export interface Product {
  type: ProductType;
  id: number;
  /**
   * The key of what a purchase opens: `Article:12` is a translation group, bought once for both
   * languages.
   */
  key: string;
  /** Can be bought repeatedly (plans, packs); everything else once. */
  repeatable: boolean;
  title: LocalizedText;
  summary: LocalizedText;
  /** The path of its page on the site. */
  path: string;
  /** The price now; null while it is not for sale to this viewer. */
  price: number | null;
  /** Why it is no longer for sale, where a buyer needs to know; absent: no particular reason. */
  refusal?: ErrorName | undefined;
  originalPrice: number | null;
  /** The flag a pay-per-view card needs to open it; null when no card does. */
  cardFlag: 'article' | 'live' | null;
  /** When it begins, if that is still to come. */
  startsAt?: Date | undefined;
}

/** A sale or refund in its transaction. */
export interface Sale {
  orderId: number;
  productType: ProductType;
  productId: number;
  /** The user who gets the product. */
  userId: number;
  /** The payer: the user, or an organization chosen by its lead. */
  payer: { type: 'User' | 'Organization'; id: number };
  actor: Actor;
}

type TextKey = Parameters<ReturnType<typeof serverText>>[0];

/** The provider of one kind of product. */
export interface ProductProvider {
  type: ProductType;
  /** How orders of this kind are shown: everything that depends on the kind, not on the product. */
  orders: {
    /** The line of an order's record that names the kind. */
    kindText: Extract<TextKey, `money.mail.kind.${string}`>;
    refundText: Extract<TextKey, `refundRule.${string}`>;
    /** The kind of the ledger's movement when balance pays. */
    movement: TransactionKind;
    /** The screen that lists what was bought; absent: the wallet's movements. */
    listPath?: string;
  };
  /** The error for an id that does not exist or that the viewer may not see. */
  notFound: ErrorName;
  /**
   * Describes one product, or returns undefined if the viewer may not know of it. With `lock`, the
   * row is locked against price changes until the transaction ends.
   */
  read: (
    db: Database,
    id: number,
    context: { viewer: Viewer; now: Date; lock: boolean },
  ) => Promise<Product | undefined>;
  /**
   * Returns the paths of the products of these IDs that the viewer may see; absent: the site shows
   * none.
   */
  paths?: (
    db: Database,
    ids: readonly number[],
    context: { viewer: Viewer; now: Date },
  ) => Promise<Map<number, string>>;
  /** Returns the offers on the payment screen; absent: the price alone. */
  offers?: (
    db: Database,
    product: Product,
    context: { viewer: Viewer; now: Date },
  ) => Promise<Offer[]>;
  /** Delivers the purchase, beyond the entitlement to `key`. */
  deliver?: (tx: Transaction, deps: Deps, sale: Sale) => Promise<void>;
  /** Revokes it at a refund. Throws `orderNotRefundable` if it is used up. */
  takeBack?: (tx: Transaction, deps: Deps, sale: Sale) => Promise<void>;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    products: ProductProvider;
  }
}
