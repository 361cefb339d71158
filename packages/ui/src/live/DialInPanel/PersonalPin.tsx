import { useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import * as styles from './DialInPanel.css.ts';

interface PersonalPinProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Replaces the PIN, and resolves to whether there is a new one; absent if it cannot be replaced. */
  onRenew: (() => Promise<boolean>) | undefined;
}

/** Warns that the PIN is the reader's own, and replaces one that others know. */
export function PersonalPin({ t, onRenew }: PersonalPinProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
  const renew = async (): Promise<void> => {
    setState('pending');
    setState((await onRenew?.()) === true ? 'done' : 'idle');
  };
  return (
    <>
      <p className={styles.note}>{t('livePhone.dialIn.personal')}</p>
      {onRenew && (
        <>
          <p className={styles.note}>{t('livePhone.dialIn.renewNote')}</p>
          <Button
            tone="neutral"
            emphasis="outline"
            isFull
            isPending={state === 'pending'}
            onPress={() => void renew()}
          >
            {t('livePhone.dialIn.renew')}
          </Button>
          <VisuallyHidden>
            <span role="status">{state === 'done' && t('livePhone.dialIn.renewed')}</span>
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
