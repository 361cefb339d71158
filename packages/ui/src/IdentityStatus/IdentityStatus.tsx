import { FactList } from '../CardParts/FactList.tsx';
import { CircleAlert, Clock, ShieldCheck } from '../icons.ts';
import type { LucideIcon } from '../icons.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Tag } from '../Tag/index.ts';
import type { TagProps } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { useCommunityText } from '../TextProvider/useCommunityText.ts';
import type { IdentityState } from './identityState.ts';
import * as styles from './IdentityStatus.css.ts';

export interface IdentityStatusProps {
  /** Of `identityStateOf`; tone, sentence and next step follow. */
  state: IdentityState;
  /** The state in a word, as the server's dictionary `identity_status` has it. */
  word: string;
  /** As applied for; null where nothing is given. */
  realName?: string | null | undefined;
  /** Its name in the reader's language. */
  organization?: string | null | undefined;
  /** The organization's type, as the server names it. */
  organizationType?: string | null | undefined;
  /** Why the application was refused. */
  reason?: string | null | undefined;
  /** How soon it is decided: `IDENTITY_REVIEW_MINUTES` and `SERVICE_HOURS` of the contract. */
  review: { minutes: number; from: string; until: string };
  /** Where to apply. While it is pending there is nothing to do, and no way there. */
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

/** Where the reader's certification stands, what that means, and the one next step. */
export function IdentityStatus({
  state,
  word,
  realName,
  organization,
  organizationType,
  reason,
  review,
  applyHref,
}: IdentityStatusProps) {
  const t = useCommunityText();
  const { tone, icon } = looks[state];
  const hasReason = state === 'rejected' && reason !== null && reason !== undefined;
  return (
    <section className={styles.root} aria-label={t('identity.label')}>
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
