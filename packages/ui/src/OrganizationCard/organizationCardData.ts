/** An organization as lists and its page show it, in the reader's language. */
export interface OrganizationCardData {
  id: number;
  /** Its page; null where there is none to open. */
  href: string | null;
  name: string;
  logoUrl?: string | null | undefined;
  /** As the server names the type; empty where it does not. */
  typeName: string;
  industry?: string | null | undefined;
  /** Country, state and city in one line. */
  place?: string | null | undefined;
  /** Of listed companies, with its market: `3719.HK`. */
  stockCode?: string | null | undefined;
  /** Of funds. */
  fundType?: string | null | undefined;
  /** Of funds, with its currency: "USD 2.4 billion". */
  aum?: string | null | undefined;
  website?: string | null | undefined;
  introduction?: string | null | undefined;
  /** `belongs_organization_contact`: whom to ask where the organization restricts what is read. */
  contact?: string | null | undefined;
  /** The reader administers it. */
  isOwner?: boolean | undefined;
  counts?: { events: number; followers: number } | undefined;
}
