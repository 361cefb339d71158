import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { ariaProps } from '../../ariaProps.ts';
import type { AriaProps } from '../../ariaProps.ts';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { isComposing } from './isComposing.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TextArea.css.ts';

/** Rows of a text field of several lines (platform §9). */
export const TEXT_AREA_ROWS = { least: 3, most: 8 } as const;

export interface TextAreaProps
  extends
    AriaProps<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'
    >,
    FieldWords,
    RootProps {
  /** An example; never the only place for essential information. */
  placeholder?: string | undefined;
  /** Called for Enter without Shift; never while a Chinese word is being composed. Without it Enter starts a line. */
  onSubmit?: (() => void) | undefined;
}

/** Several lines of text: three rows at first, eight at most, then it scrolls. */
export function TextArea({
  label,
  labelEnd,
  hint,
  errorMessage,
  keepsHint,
  isOptional,
  requiredMessage,
  placeholder,
  onSubmit,
  ref,
  className,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(rest.value ?? rest.defaultValue ?? '');
  const text = rest.value ?? typed;
  const missing = useMissing({ ...rest, requiredMessage }, text.trim() === '');
  const problem = errorMessage ?? missing;
  const isInvalid = problem !== undefined;
  const rows = text.split('\n').length;
  const submit = (event: KeyboardEvent) => {
    if (!onSubmit || event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <AriaTextField
      {...ariaProps<AriaTextFieldProps>(rest)}
      onChange={(next) => {
        setTyped(next);
        rest.onChange?.(next);
      }}
      isInvalid={isInvalid}
      validationBehavior="aria"
      {...rootProps({ ref, className }, field.field)}
    >
      <FieldLabel
        label={label}
        labelEnd={labelEnd}
        isOptional={isOptional}
        isRequired={rest.isRequired}
      />
      <Group
        className={`${field.box({ size: 'lg' })} ${styles.box}`}
        isInvalid={isInvalid}
        isDisabled={rest.isDisabled ?? false}
        role="presentation"
      >
        <AriaTextArea
          dir="auto"
          className={`${field.input} ${styles.area}`}
          {...(placeholder === undefined ? {} : { placeholder })}
          rows={Math.min(Math.max(rows, TEXT_AREA_ROWS.least), TEXT_AREA_ROWS.most)}
          style={{
            // Lines as the reader has them: they grow with the browser's font size.
            minBlockSize: `${TEXT_AREA_ROWS.least}lh`,
            maxBlockSize: `${TEXT_AREA_ROWS.most}lh`,
          }}
          onKeyDown={submit}
        />
      </Group>
      <FieldNotes hint={hint} errorMessage={problem} keepsHint={keepsHint} />
    </AriaTextField>
  );
}
