/** An organization as lists and its page show it, in the reader's language. */
export interface OrganizationCardData {
  id: number;
  /** Its page; null where there is none to open. */
  href: string | null;
  name: string;
  logoUrl?: string | null | undefined;
  /** The server's name of the type; empty where it has none. */
  typeName: string;
  industry?: string | null | undefined;
  /** Country, state and city in one line, each isolated (`isolate` of `@rostra/i18n`). */
  place?: string | null | undefined;
  /** For listed companies, with its market: `3719.HK`. */
  stockCode?: string | null | undefined;
  /** For funds. */
  fundType?: string | null | undefined;
  /** For funds, with its currency: "USD 2.4 billion". */
  aum?: string | null | undefined;
  website?: string | null | undefined;
  introduction?: string | null | undefined;
  /**
   * `belongs_organization_contact`: the contact where the organization restricts what its members
   * read.
   */
  contact?: string | null | undefined;
  /** The reader administers it. */
  isOwner?: boolean | undefined;
  counts?: { events: number; followers: number } | undefined;
}
