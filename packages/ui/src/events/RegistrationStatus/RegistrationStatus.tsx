import { useImperativeHandle, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLostFocus } from '../../focus/useLostFocus.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { betweenSentences } from './betweenSentences.ts';
import { NextActionButton } from './NextActionButton.tsx';
import type { NextAction } from './NextActionButton.tsx';
import { statusTones } from './statusTones.ts';
import type { RegistrationStatusName } from './statusTones.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RegistrationStatus.css.ts';

export type { NextAction } from './NextActionButton.tsx';
export type { RegistrationStatusName } from './statusTones.ts';

export interface RegistrationStatusProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** This reader's status, as the server returns it; tone and sentence follow. */
  status: RegistrationStatusName;
  /** The status in a word, from the server's dictionary. */
  word: string;
  /** The next step in this case, after the status's own sentence. */
  text?: string | undefined;
  /** Why it was rejected or canceled. */
  reason?: string | null | undefined;
  /** The one next step; absent where there is none. */
  action?: NextAction | undefined;
  /** On phones the action is in a bar of the page, not here. @default false */
  isActionInBar?: boolean | undefined;
  /** Below the action: other ways to continue. */
  children?: ReactNode;
}

/** The event's status for this reader, and the one next action (EVT-29 to EVT-33, REG-18). */
export function RegistrationStatus({
  t,
  status,
  word,
  text,
  reason,
  action,
  isActionInBar = false,
  children,
  ref,
  className,
}: RegistrationStatusProps) {
  const locale = useUiLocale();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  // After registering, the focus goes on to the next action; after canceling, to the new status.
  useLostFocus(root, (parent) =>
    parent === root.current || !parent.isConnected
      ? root.current
      : (parent.querySelector<HTMLElement>('a[href], button') ?? root.current),
  );
  return (
    <section
      {...rootProps({ ref: root, className }, styles.root)}
      tabIndex={-1}
      aria-label={t('registration.status.label')}
    >
      <p className={styles.words} role="status">
        <Tag tone={statusTones[status]}>{word}</Tag>
        <Text as="span" size="sm" tone="secondary">
          {[t(`registration.status.${status}`), ...(text === undefined ? [] : [text])].join(
            betweenSentences[locale],
          )}
        </Text>
        {reason !== undefined && reason !== null && reason !== '' && (
          <Text as="span" size="sm">
            {t('registration.reason', { reason })}
          </Text>
        )}
      </p>
      {action && (
        <div className={styles.action({ isInBar: isActionInBar })}>
          <NextActionButton t={t} action={action} size="lg" isFull />
        </div>
      )}
      {wrapTexts(children)}
    </section>
  );
}
