import { z } from 'zod';

import { membership } from './accountSchemas.ts';
import { currencyAmount, idValue, link, localizedName, stockCode, text } from './fields.ts';

/** The state of a user's certification (platform §4, CERT-05 to CERT-15). */
export const certification = membership.extend({
  /** Null for a type unknown to the server. */
  organization_type: z.object(localizedName).nullable(),
  /** Why it was rejected, if staff gave a reason (CERT-15). */
  reason: z.string().nullable(),
});

const realName = text(60, 1);

/**
 * The wizard's submission: an organization to join or one to create (CERT-01, CERT-03, CERT-04).
 */
export const certificationApplication = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('join'), real_name: realName, organization_id: idValue }),
  z.strictObject({
    way: z.literal('create'),
    real_name: realName,
    organization: z.strictObject({
      organization_type_id: idValue,
      name: text(120, 1),
      introduction: text(2000).optional(),
      website: link(/^https?$/, 2048).optional(),
      industry_id: idValue.optional(),
      country_id: idValue.optional(),
      state_id: idValue.optional(),
      city_id: idValue.optional(),
      fund_type: text(60).optional(),
      aum: currencyAmount
        .refine(({ amount }) => amount >= 0, { message: 'negative', path: ['amount'] })
        .optional(),
      stock_code: stockCode.optional(),
    }),
  }),
]);
