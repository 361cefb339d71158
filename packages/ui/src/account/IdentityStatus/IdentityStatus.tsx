import { FactList } from '../../layout/CardParts/FactList.tsx';
import { CircleAlert, Clock, ShieldCheck } from '../../icons.ts';
import type { LucideIcon } from '../../icons.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import type { TagProps } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useCommunityText } from '../../foundations/TextProvider/useCommunityText.ts';
import type { IdentityState } from './identityState.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './IdentityStatus.css.ts';

export interface IdentityStatusProps extends RootProps {
  /** The result of `identityStateOf`; determines tone, text and next step. */
  state: IdentityState;
  /** The status from the server's dictionary `identity_status`. */
  word: string;
  /** As in the application; null if not given. */
  realName?: string | null | undefined;
  /** The organization's name in the reader's language. */
  organization?: string | null | undefined;
  /** The organization's type from the server's dictionary. */
  organizationType?: string | null | undefined;
  /** Why the application was rejected. */
  reason?: string | null | undefined;
  /** Duration and hours of the review: `IDENTITY_REVIEW_MINUTES` and `SERVICE_HOURS` of the contract. */
  review: { minutes: number; from: string; until: string };
  /** Address of the application; not linked while one is pending. */
  applyHref: string;
}

const looks: Readonly<
  Record<IdentityState, { tone: NonNullable<TagProps['tone']>; icon?: LucideIcon }>
> = {
  none: { tone: 'neutral' },
  pending: { tone: 'warning', icon: Clock },
  passed: { tone: 'success', icon: ShieldCheck },
  rejected: { tone: 'danger', icon: CircleAlert },
  dismissed: { tone: 'neutral' },
};

/** The status of the reader's certification, its meaning, and the one next step. */
export function IdentityStatus({
  state,
  word,
  realName,
  organization,
  organizationType,
  reason,
  review,
  applyHref,
  ...root
}: IdentityStatusProps) {
  const t = useCommunityText();
  const { tone, icon } = looks[state];
  const hasReason = state === 'rejected' && reason !== null && reason !== undefined;
  return (
    <section {...rootProps(root, styles.root)} aria-label={t('identity.label')}>
      <div className={styles.words} role="status">
        <Tag tone={tone} icon={icon}>
          {word}
        </Tag>
        {hasReason && (
          <Text size="sm" weight="strong">
            {t('identity.reason', { reason })}
          </Text>
        )}
        <Text size="sm" tone="secondary">
          {t(`identity.${state}`, review)}
        </Text>
      </div>
      {state !== 'none' && (
        <FactList
          facts={[
            { label: t('identity.realName'), value: realName },
            { label: t('identity.organization'), value: organization },
            { label: t('identity.type'), value: organizationType },
          ]}
        />
      )}
      {state !== 'pending' && (
        <LinkButton
          href={applyHref}
          {...(state === 'passed' ? { emphasis: 'outline', tone: 'neutral' } : {})}
        >
          {t(`identity.acts.${state}`)}
        </LinkButton>
      )}
    </section>
  );
}
