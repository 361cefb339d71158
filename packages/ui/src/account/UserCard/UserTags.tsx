import { Tag } from '../../status/Tag/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { AuthorTier, UserCardData } from './userCardData.ts';

interface UserTagsProps {
  /** The user whose name the tags follow. */
  user: Pick<UserCardData, 'tier' | 'role' | 'hasVip'>;
  /** The reader. */
  isSelf: boolean;
}

const TIERS: Readonly<Record<AuthorTier, 'tier3' | 'tier2' | 'tier1' | 'silver' | 'gold'>> = {
  1: 'tier3',
  2: 'tier2',
  3: 'tier1',
  4: 'silver',
  5: 'gold',
};
const GOLD = 5;

/** The tags behind a name: oneself, the author's tier, the role on the platform, VIP. */
export function UserTags({ user: { tier, role, hasVip = false }, isSelf }: UserTagsProps) {
  const t = useCommunityText();
  return (
    <>
      {isSelf && <Tag tone="brand">{t('people.self')}</Tag>}
      {tier !== null && tier !== undefined && (
        <Tag tone={tier === GOLD ? 'vip' : 'outline'}>{t(`people.tiers.${TIERS[tier]}`)}</Tag>
      )}
      {role !== null && role !== undefined && <Tag tone="info">{t(`people.roles.${role}`)}</Tag>}
      {hasVip && <Tag tone="vip">{t('people.vip')}</Tag>}
    </>
  );
}
