import { z } from 'zod';

import { idValue, localizedName } from './fields.ts';

const placed = z.object({ id: idValue, ...localizedName });

/** An organization as its page shows it (platform §3, CERT-40 to CERT-53). */
export const organizationHomepage = z.object({
  id: idValue,
  organization_type_id: idValue,
  /** Null for a type unknown to the server. */
  organization_type: z.object(localizedName).nullable(),
  ...localizedName,
  logo_url: z.string().nullable(),
  sc_introduction: z.string().nullable(),
  tc_introduction: z.string().nullable(),
  en_introduction: z.string().nullable(),
  website: z.string().nullable(),
  industry_id: idValue.nullable(),
  industry: placed.nullable(),
  country_id: idValue.nullable(),
  state_id: idValue.nullable(),
  city_id: idValue.nullable(),
  /** From the country down to the city. */
  region_with_parents: z.array(placed),
  /** Of funds. */
  fund_type: z.string().nullable(),
  /** Assets under management, of funds. */
  aum: z.object({ amount: z.number().nonnegative(), currency: z.string().length(3) }).nullable(),
  /** Of listed companies, with its market: `3719.HK`. */
  stock_code: z.string().nullable(),
  /** The parent organization, and the contact there if reading is restricted (CERT-22). */
  belongs_organization_name: z.string().nullable(),
  belongs_organization_contact: z.string().nullable(),
  /** The reader administers it. */
  is_owner: z.boolean(),
  events: z.number().int().nonnegative(),
  followers: z.number().int().nonnegative(),
  /** Null for visitors. */
  is_following: z.boolean().nullable(),
});
