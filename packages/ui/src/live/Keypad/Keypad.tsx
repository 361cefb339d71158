import { Delete } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { KeypadButton } from './KeypadButton.tsx';
import { KEYPAD_KEYS, keysOf } from './keypadKeys.ts';
import { HOLD_MS, useLongPress } from './useLongPress.ts';
import { useKeypadKeys } from './useKeypadKeys.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Keypad.css.ts';

export interface KeypadProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The input, held by the app. */
  value: string;
  /** Gets only digits, `*` and `#`, and a leading plus if `hasPlus`. */
  onChange: (value: string) => void;
  /** Gets each key when pressed, to send its tone at once. */
  onKey?: ((key: string) => void) | undefined;
  /** Sends the input, which is never empty (LDIA-44). Without it there is no send button. */
  onSend?: ((value: string) => void) | undefined;
  /** The field's label. @default "Keys pressed" */
  label?: string | undefined;
  /** Allows a leading plus, for a phone number: by holding 0, or from the keyboard. @default false */
  hasPlus?: boolean | undefined;
  /** The input is being sent and cannot be sent again. @default false */
  isPending?: boolean | undefined;
  /** Disables all keys. @default false */
  isDisabled?: boolean | undefined;
  /** The password was refused (LDIA-52); the input stays, to be corrected. @default false */
  isWrong?: boolean | undefined;
  /** Milliseconds until a press counts as holding. @default 500 */
  holdFor?: number | undefined;
}

const NAMED = { '*': 'star', '#': 'hash', '+': 'plus' } as const;

/** Returns the name of a key: a digit itself, a sign by its name. */
const nameOf = (t: LiveText, key: string): string =>
  key in NAMED ? t(`livePhone.keypad.keys.${NAMED[key as keyof typeof NAMED]}`) : key;

/** A phone keypad for passwords and phone menus (LDIA-04). */
export function Keypad(props: KeypadProps) {
  const { t, value, onChange, onKey, onSend, hasPlus = false, holdFor = HOLD_MS } = props;
  const { isPending = false, isDisabled = false } = props;
  const [spoken, setSpoken] = useState({ count: 0, text: '' });
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const localized = (text: string) => setSpoken(({ count }) => ({ count: count + 1, text }));
  const change = (text: string) => {
    const next = keysOf(text, hasPlus);
    setRefused(next === null);
    if (next === null) return false;
    onChange(next);
    if (next.startsWith(value)) for (const key of next.slice(value.length)) onKey?.(key);
    return true;
  };
  const press = (key: string) => {
    if (!isDisabled && change(value + key)) localized(nameOf(t, key));
  };
  const remove = () => {
    const last = value.at(-1);
    if (isDisabled || last === undefined) return;
    change(value.slice(0, -1));
    localized(t('livePhone.keypad.removed', { key: nameOf(t, last) }));
  };
  const clear = () => {
    change('');
    localized(t('livePhone.keypad.cleared'));
  };
  const held = useLongPress(value === '' ? undefined : clear, holdFor);
  const keys = useKeypadKeys(press, remove);
  const plus = hasPlus && value === '' ? () => press('+') : undefined;
  const problem = isRefused
    ? t('livePhone.keypad.refused')
    : props.isWrong === true
      ? t('livePhone.keypad.wrong')
      : undefined;
  return (
    <div {...rootProps(props, styles.root)}>
      <Form
        id={id}
        label={t('livePhone.keypad.label')}
        onSubmit={() => {
          if (value !== '' && !isPending && !isDisabled) onSend?.(value);
        }}
      >
        <TextField
          label={props.label ?? t('livePhone.keypad.typed')}
          value={value}
          onChange={change}
          inputMode="none"
          isRequired={onSend !== undefined}
          autoComplete="off"
          isDisabled={isDisabled}
          {...(problem === undefined ? {} : { errorMessage: problem })}
          end={
            <IconButton
              {...held.handlers}
              icon={Delete}
              size="sm"
              label={t('livePhone.keypad.remove')}
              aria-description={t('livePhone.keypad.removeHold')}
              isDisabled={isDisabled || value === ''}
              onPress={() => {
                if (!held.wasLong()) remove();
              }}
            />
          }
        />
      </Form>
      <div
        ref={keys.place}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('livePhone.keypad.label')}
        // Phone digits are in this order in every script.
        dir="ltr"
        className={styles.keys}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
      >
        {KEYPAD_KEYS.map(({ key, letters }, index) => (
          <KeypadButton
            key={key}
            sign={key}
            {...(key in NAMED ? { name: nameOf(t, key) } : {})}
            letters={key === '0' && hasPlus ? '+' : letters}
            isCurrent={index === keys.current}
            isDisabled={isDisabled}
            onPress={() => {
              keys.setCurrent(index);
              press(key);
            }}
            {...(key === '0' ? { onHold: plus, holdHint: t('livePhone.keypad.hold') } : {})}
            holdFor={holdFor}
          />
        ))}
      </div>
      {onSend && (
        <Button
          type="submit"
          form={id}
          isFull
          isPending={isPending}
          isDisabled={isDisabled || value === ''}
        >
          {t('livePhone.keypad.send')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          <span key={spoken.count}>{spoken.text}</span>
        </span>
      </VisuallyHidden>
    </div>
  );
}
