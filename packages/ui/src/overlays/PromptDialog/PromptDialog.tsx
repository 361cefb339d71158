import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';

export interface PromptDialogProps extends RootProps {
  /** Whether it is open; the typed text is gone once it has closed. */
  isOpen: boolean;
  /** Called on cancel, Escape and the cross. */
  onCancel: () => void;
  /** Called on confirmation and Enter with the trimmed text, once it is valid. */
  onSubmit: (text: string) => void;
  /** The question. */
  title: string;
  /** Names the field. */
  label: string;
  /** The purpose of the answer, before the field. */
  children?: ReactNode;
  /** A hint for the answer, below the field. */
  hint?: ReactNode;
  /** The field's initial text. @default '' */
  initialText?: string | undefined;
  /**
   * Returns what is wrong with the text and how to fix it; undefined when nothing is. @default only
   * that the text is not empty
   */
  validate?: ((text: string) => string | undefined) | undefined;
  /** The server's reason for a refusal; cleared by the next change. */
  errorMessage?: string | undefined;
  /** The character limit. */
  maxLength?: number | undefined;
  /** The verb of the confirm button. @default the library's "Confirm" */
  confirmLabel?: string | undefined;
  /** The label of the cancel button. @default the library's "Cancel" */
  cancelLabel?: string | undefined;
  /** Danger for an action that can't be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** The answer is pending: nothing can be sent twice. @default false */
  isPending?: boolean | undefined;
}

/** A question with one line of text as its answer, such as a new name. */
export function PromptDialog(props: PromptDialogProps) {
  const { isOpen, onCancel, title, confirmLabel, cancelLabel, tone, isPending = false } = props;
  const t = useText();
  const form = useId();
  return (
    <Dialog
      ref={props.ref}
      className={props.className}
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      isDismissable={false}
      actions={
        <>
          <Button emphasis="outline" tone="neutral" onPress={onCancel}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button type="submit" form={form} tone={tone} isPending={isPending}>
            {confirmLabel ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      <Answer {...props} id={form} />
    </Dialog>
  );
}

/** The field and its text, which unmount with the dialog. */
function Answer({
  id,
  onSubmit,
  title,
  label,
  children,
  hint,
  initialText = '',
  validate,
  errorMessage,
  maxLength,
  isPending,
}: PromptDialogProps & { id: string }) {
  const [text, setText] = useState(initialText);
  /** The text was sent and is checked; its problem is written in the current language. */
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<string>();
  const answer = text.trim();
  const problemNow = (): string | undefined => validate?.(answer);
  const problem = isChecked ? problemNow() : undefined;
  const submit = (): void => {
    if (isPending === true) return;
    setChecked(true);
    if (problemNow() !== undefined) return;
    setRefused(undefined);
    onSubmit(answer);
  };
  return (
    <Form id={id} onSubmit={submit} label={title}>
      <Stack gap={4}>
        {wrapTexts(children)}
        <TextField
          label={label}
          isRequired={validate === undefined}
          hint={hint}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setChecked(false);
            setRefused(errorMessage);
          }}
          errorMessage={problem ?? (errorMessage === refused ? undefined : errorMessage)}
          {...(maxLength === undefined ? {} : { maxLength })}
          autoFocus
        />
      </Stack>
    </Form>
  );
}
