import { Check, Eye, EyeOff, Minus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { passwordRules } from './passwordRules.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end'> {
  /** Shows the rules of a new password, each ticked once it is met. @default false */
  hasRules?: boolean | undefined;
}

/** A password, hidden until the reader asks to see it. */
export function PasswordField({ hasRules = false, hint, keepsHint, ...rest }: PasswordFieldProps) {
  const t = useOnDemandText();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState(rest.value ?? rest.defaultValue ?? '');
  const password = rest.value ?? typed;
  const rules = (
    <span className={styles.rules}>
      {passwordRules.map(({ text, isMet }) => (
        <span key={text} className={styles.rule({ isMet: isMet(password) })}>
          <Icon icon={isMet(password) ? Check : Minus} size="sm" />
          <span>{t(text)}</span>
          <VisuallyHidden>{t(isMet(password) ? 'password.met' : 'password.unmet')}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
  return (
    <TextField
      {...rest}
      hint={hasRules ? rules : hint}
      keepsHint={hasRules || keepsHint}
      type={isShown ? 'text' : 'password'}
      onChange={(text) => {
        setTyped(text);
        rest.onChange?.(text);
      }}
      end={
        <span className={styles.eye}>
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'password.hide' : 'password.show')}
            onPress={() => setShown(!isShown)}
            isDisabled={rest.isDisabled ?? false}
          />
        </span>
      }
    />
  );
}
