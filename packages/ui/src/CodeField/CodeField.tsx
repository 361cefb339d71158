import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { useText } from '../TextProvider/index.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'inputMode' | 'autoComplete'
> {
  /** Sends a code to the account typed above. */
  onSend: () => void;
  /** The code is being asked for. @default false */
  isSending?: boolean | undefined;
  /** Until a code can be asked for again; 0 when it can. The app counts. */
  secondsLeft?: number | undefined;
  /** The account above is not complete yet. */
  isSendDisabled?: boolean | undefined;
}

/** A code from a message, with the button that sends it. */
export function CodeField({
  onSend,
  isSending = false,
  secondsLeft = 0,
  isSendDisabled = false,
  ...rest
}: CodeFieldProps) {
  const t = useText();
  return (
    <TextField
      name="code"
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      end={
        <span className={styles.send}>
          <Button
            emphasis="ghost"
            size="sm"
            onPress={onSend}
            isPending={isSending}
            isDisabled={isSendDisabled || secondsLeft > 0}
          >
            {secondsLeft > 0 ? t('code.resendIn', { seconds: secondsLeft }) : t('code.send')}
          </Button>
        </span>
      }
    />
  );
}
