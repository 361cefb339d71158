import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { betweenSentences } from './betweenSentences.ts';
import { statusTones } from './statusTones.ts';
import type { RegistrationStatusName } from './statusTones.ts';
import * as styles from './RegistrationStatus.css.ts';

export type { RegistrationStatusName } from './statusTones.ts';

/** The one thing to do next: a link, or an act of the page. */
export interface NextAction {
  label: string;
  href?: string | undefined;
  /** The link leads away from the site, in a tab of its own. */
  opensNewTab?: boolean | undefined;
  onPress?: (() => void) | undefined;
  isPending?: boolean | undefined;
  /** Accent joins something live. @default 'brand' */
  tone?: 'brand' | 'accent' | 'neutral' | undefined;
}

export interface RegistrationStatusProps {
  t: ScreenText;
  status: RegistrationStatusName;
  /** What comes next in this case, after the status's own sentence. */
  text?: string | undefined;
  /** Why it was rejected or canceled. */
  reason?: string | null | undefined;
  action?: NextAction | undefined;
  /** Below the action: other ways on. */
  children?: ReactNode;
}

/** The next action as the panel's one button. */
function Action({ t, action }: { t: ScreenText; action: NextAction }) {
  const { label, href, opensNewTab = false, onPress, isPending = false, tone = 'brand' } = action;
  const look = {
    size: 'lg',
    isFull: true,
    tone,
    emphasis: tone === 'neutral' ? 'outline' : 'filled',
  } as const;
  if (href === undefined)
    return (
      <Button {...look} isPending={isPending} onPress={() => onPress?.()}>
        {label}
      </Button>
    );
  return (
    <LinkButton
      {...look}
      href={href}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {label}
      {opensNewTab && <VisuallyHidden> ({t('registration.access.opensNew')})</VisuallyHidden>}
    </LinkButton>
  );
}

/** What an event is to this reader, and the one thing to do next (EVT-29 to EVT-33, REG-18). */
export function RegistrationStatus({
  t,
  status,
  text,
  reason,
  action,
  children,
}: RegistrationStatusProps) {
  const locale = useUiLocale();
  return (
    <section className={styles.root} aria-label={t('registration.status.label')}>
      <p className={styles.words} role="status">
        <Tag tone={statusTones[status]}>{t(`registration.status.${status}.tag`)}</Tag>
        <Text as="span" size="sm" tone="secondary">
          {t(`registration.status.${status}.text`)}
          {text !== undefined && betweenSentences[locale] + text}
        </Text>
        {reason !== undefined && reason !== null && reason !== '' && (
          <Text as="span" size="sm">
            {t('registration.reason', { reason })}
          </Text>
        )}
      </p>
      {action && <Action t={t} action={action} />}
      {children}
    </section>
  );
}
