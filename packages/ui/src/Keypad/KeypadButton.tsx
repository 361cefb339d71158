import { PlainButton } from '../Press/PlainButton.tsx';
import { useLongPress } from './useLongPress.ts';
import * as styles from './Keypad.css.ts';

export interface KeypadButtonProps {
  /** What it writes, and what it shows. */
  sign: string;
  /** Its name for screen readers, where the sign is not read by all of them. */
  name?: string | undefined;
  /** What stands below the sign, and is read after it. */
  letters: string;
  /** Reached by the Tab key; the others by arrows. */
  isCurrent: boolean;
  /** Nothing can be pressed. */
  isDisabled: boolean;
  /** It was pressed, shortly. */
  onPress: () => void;
  /** It was held; absent where holding means nothing. */
  onHold?: (() => void) | undefined;
  /** What holding does, for screen readers. */
  holdHint?: string | undefined;
  /** Ms until a press is one that is held. */
  holdFor: number;
}

/** One key. */
export function KeypadButton(props: KeypadButtonProps) {
  const { sign, name, letters, isCurrent, isDisabled, onPress, onHold, holdHint } = props;
  const { handlers, wasLong } = useLongPress(onHold, props.holdFor);
  return (
    <PlainButton
      {...handlers}
      {...(name === undefined ? {} : { 'aria-label': name })}
      {...(onHold && holdHint !== undefined ? { 'aria-description': holdHint } : {})}
      data-key={sign}
      tabIndex={isCurrent ? 0 : -1}
      isDisabled={isDisabled}
      className={styles.key}
      onPress={() => {
        if (!wasLong()) onPress();
      }}
    >
      <span className={styles.sign}>{sign}</span>{' '}
      {letters !== '' && <span className={styles.letters}>{letters}</span>}
    </PlainButton>
  );
}
