import { IDENTITY_REVIEW_MINUTES, SERVICE_HOURS } from '@rostra/contract';
import type { Certification } from '@rostra/contract';
import { identityStateOf } from '@rostra/ui/IdentityStatus';
import type { IdentityStatusProps } from '@rostra/ui/IdentityStatus';

type NameOf = (row: object, field?: string) => string;

/**
 * Returns the status of a certification as its page shows it (CERT-05 to CERT-15).
 *
 * @param row null before the first application
 * @param word of the dictionary `identity_status`; the empty one after a dismissal
 */
export function identityOf(
  row: Certification | null,
  { name, word }: { name: NameOf; word: (state: string) => string },
): IdentityStatusProps {
  const state = identityStateOf(row);
  return {
    state,
    word: word(state === 'none' || state === 'dismissed' ? '' : state),
    realName: row?.real_name,
    organization: row && name(row.organization),
    organizationType: row?.organization_type ? name(row.organization_type) : null,
    reason: row?.reason,
    review: {
      minutes: IDENTITY_REVIEW_MINUTES,
      from: SERVICE_HOURS.from,
      until: SERVICE_HOURS.to,
    },
    applyHref: '/authentication',
  };
}
