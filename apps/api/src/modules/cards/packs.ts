/** A pack of pay-per-view uses on offer; prices in cents. Names are texts of i18n, `money.ppvPack`. */
export interface PpvPack {
  id: number;
  price: number;
  originalPrice: number | null;
  quota: number;
  /** Days until the card can be used. */
  uptimeDays: number;
  article: boolean;
  live: boolean;
}

/** The packs on offer. A pack's ID is never reused: cards keep it for their names. */
export const PPV_PACKS: readonly PpvPack[] = [
  {
    id: 1,
    price: 9_900,
    originalPrice: 12_000,
    quota: 5,
    uptimeDays: 0,
    article: true,
    live: false,
  },
  { id: 2, price: 7_900, originalPrice: null, quota: 5, uptimeDays: 3, article: true, live: false },
  { id: 3, price: 16_800, originalPrice: null, quota: 5, uptimeDays: 0, article: true, live: true },
];
