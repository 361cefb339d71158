import { useState } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { ariaProps } from '../../ariaProps.ts';
import type { AriaProps } from '../../ariaProps.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';

export interface TextFieldProps
  extends
    AriaProps<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
    >,
    FieldWords,
    RootProps {
  /** An example; never the only place for essential information. */
  placeholder?: string | undefined;
  /** Before the text: an icon, a unit. */
  start?: ReactNode;
  /** After the text: a button. */
  end?: ReactNode;
  /** @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

/** One line of text. */
export function TextField({
  label,
  labelEnd,
  hint,
  errorMessage,
  keepsHint,
  isOptional,
  requiredMessage,
  placeholder,
  start,
  end,
  size = 'lg',
  ref,
  className,
  ...rest
}: TextFieldProps) {
  const [typed, setTyped] = useState(rest.value ?? rest.defaultValue ?? '');
  const isEmpty = (rest.value ?? typed).trim() === '';
  const missing = useMissing({ ...rest, requiredMessage }, isEmpty);
  const problem = errorMessage ?? missing;
  const isInvalid = problem !== undefined;
  return (
    <AriaTextField
      {...ariaProps<AriaTextFieldProps>(rest)}
      onChange={(text) => {
        setTyped(text);
        rest.onChange?.(text);
      }}
      isInvalid={isInvalid}
      validationBehavior="aria"
      {...rootProps({ ref, className }, styles.field)}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={rest.isRequired}
      />
      <Group
        className={styles.box({ size })}
        isInvalid={isInvalid}
        isDisabled={rest.isDisabled ?? false}
        role="presentation"
      >
        {wrapTexts(start)}
        <Input
          dir="auto"
          className={styles.input}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {wrapTexts(end)}
      </Group>
      <FieldNotes hint={hint} errorMessage={problem} keepsHint={keepsHint} />
    </AriaTextField>
  );
}
