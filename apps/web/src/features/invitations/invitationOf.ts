import { YUAN_PER_COIN } from '@rostra/contract';
import type { Invitation } from '@rostra/contract';
import type { InvitePanelProps } from '@rostra/ui/InvitePanel';

/** Parameter of the code in the sign-up address (INV-03). */
const CODE_PARAMETER = 'invite';

/**
 * Maps the reader's invitation to its page's view.
 *
 * @param origin of the site that the address leads to
 */
export const invitationOf = (
  row: Invitation,
  origin: string,
): Omit<InvitePanelProps, 'copy' | 'share' | 'onRetry'> => ({
  code: row.code,
  address: `${origin}/signup?${CODE_PARAMETER}=${encodeURIComponent(row.code)}`,
  points: row.points,
  yuanPerCoin: YUAN_PER_COIN,
  came: row.invited,
  gained: row.gained,
  records: row.records.map(({ id, name, joined_at: joinedAt, state }) => ({
    key: id,
    name,
    joinedAt: new Date(joinedAt),
    state,
  })),
});
