import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { AuthorTier, UserCardData } from './userCardData.ts';
import type { UserCardProps } from './UserCard.tsx';

const nothing = (): undefined => undefined;

export const userCardStates: State<UserCardProps>[] = [
  ...matrix<UserCardProps>({ look: ['row', 'page'] }),
  { name: 'not followed', props: { following: { isOn: false, onChange: nothing } } },
  { name: 'followed', props: { following: { isOn: true, onChange: nothing } } },
  {
    name: 'being followed',
    props: { following: { isOn: false, isPending: true, onChange: nothing } },
  },
  { name: 'oneself', props: { isSelf: true } },
];

const TIERS: readonly AuthorTier[] = [1, 2, 3, 4, 5];

/** The tags that can follow a name, or be left out; the sample gives the rest. */
export const userKinds: readonly { name: string; user: Partial<UserCardData> }[] = [
  ...TIERS.map((tier) => ({ name: `tier ${tier}`, user: { tier } })),
  { name: 'expert', user: { tier: null, role: 'expert' } },
  { name: 'analyst with VIP', user: { tier: null, role: 'analyst', hasVip: true } },
  { name: 'nickname, company not shown', user: { company: null, position: null, href: null } },
];
