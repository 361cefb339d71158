import { Minimize } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import type { LiveText } from '../liveText.ts';
import * as styles from './LiveRoomScreen.css.ts';

export interface LeaveFullScreenProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Returns to the whole room. */
  onPress: () => void;
}

/**
 * The button to exit full screen for readers without an Escape key: it takes the focus, and returns
 * it at the end.
 */
export function LeaveFullScreen({ t, onPress }: LeaveFullScreenProps) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // At once: the browser drops the focus of an element that has become inert.
    before.current = document.activeElement;
    button.current?.focus();
  }, []);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
  return (
    <div className={styles.fullHead}>
      <PlainButton ref={button} className={styles.leaveFull} onPress={onPress}>
        <Icon icon={Minimize} size="sm" />
        <span>{t('live.controls.exitFullScreen')}</span>
      </PlainButton>
    </div>
  );
}
