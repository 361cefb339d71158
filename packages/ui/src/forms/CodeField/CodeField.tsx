import { Button } from '../../actions/Button/index.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'inputMode' | 'autoComplete'
> {
  /** Sends a code to the account entered above. */
  onSend: () => void;
  /** The code is being sent. @default false */
  isSending?: boolean | undefined;
  /** Seconds until another code can be requested; 0 if it can be now. The app counts down. */
  secondsLeft?: number | undefined;
  /** The account above is incomplete. */
  isSendDisabled?: boolean | undefined;
}

/** A field for a verification code, with the button that sends it. */
export function CodeField({
  onSend,
  isSending = false,
  secondsLeft = 0,
  isSendDisabled = false,
  ...rest
}: CodeFieldProps) {
  const t = useText();
  const isWaiting = secondsLeft > 0;
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
            onPress={() => {
              if (!isWaiting) onSend();
            }}
            isPending={isSending}
            isDisabled={isSendDisabled && !isWaiting}
            // A disabled button would lose the focus when the wait begins.
            {...(isWaiting ? { 'aria-disabled': true, 'data-disabled': true } : {})}
          >
            {isWaiting ? t('code.resendIn', { seconds: secondsLeft }) : t('code.send')}
          </Button>
        </span>
      }
    />
  );
}
