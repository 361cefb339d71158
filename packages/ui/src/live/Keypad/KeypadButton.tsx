import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { useLongPress } from './useLongPress.ts';
import * as styles from './Keypad.css.ts';

export interface KeypadButtonProps {
  /** The character that it enters and shows. */
  sign: string;
  /** Its accessible name, if not every screen reader reads the character. */
  name?: string | undefined;
  /** The letters below the character, announced after it. */
  letters: string;
  /** A tab stop; arrow keys reach the others. */
  isCurrent: boolean;
  /** Disables the key. */
  isDisabled: boolean;
  /** Called for a short press. */
  onPress: () => void;
  /** Called for a long press; absent if that does nothing. */
  onHold?: (() => void) | undefined;
  /** A description of the long press, for screen readers. */
  holdHint?: string | undefined;
  /** Milliseconds until a press counts as holding. */
  holdFor: number;
}

/** One key of the keypad. */
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
