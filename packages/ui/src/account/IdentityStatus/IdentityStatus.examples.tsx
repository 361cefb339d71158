import { IdentityStatus, identityStateOf } from '@rostra/ui/IdentityStatus';
import type { Membership } from '@rostra/ui/IdentityStatus';

const review = { minutes: 30, from: '08:00', until: '21:00' };
const rejected = {
  state: 'rejected' as const,
  word: 'Rejected',
  realName: 'Helen Shaw',
  organization: 'Lingyun Research',
  review,
  applyHref: '#apply',
};

/** Give the reason of a rejection beside the way to apply again. */
export const Do = () => (
  <IdentityStatus {...rejected} reason="The business card is cut off. Upload the whole card." />
);

/** Leave the reader to guess. */
export const Dont = () => <IdentityStatus {...rejected} />;

/** Derives the state from the API's membership: a dismissed member is not certified. */
export const Example = ({ membership, word }: { membership: Membership | null; word: string }) => (
  <IdentityStatus
    state={identityStateOf(membership)}
    word={word}
    review={{ minutes: 30, from: '08:00', until: '21:00' }}
    applyHref="/authentication"
  />
);
