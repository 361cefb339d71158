import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { useText } from '../TextProvider/index.ts';
import { wrapTexts } from '../wrapTexts.tsx';

export interface PromptDialogProps {
  /** Whether it stands before the page; what was typed is gone once it has closed. */
  isOpen: boolean;
  /** Called for "no", Escape and the cross. */
  onCancel: () => void;
  /** Called for yes and Enter with what was typed, without spaces around it, once nothing is wrong. */
  onSubmit: (text: string) => void;
  /** The question. */
  title: string;
  /** Names the field. */
  label: string;
  /** What the answer is for, before the field. */
  children?: ReactNode;
  /** What to write, below the field. */
  hint?: ReactNode;
  /** What stands in the field at first. @default '' */
  initialText?: string | undefined;
  /** What is wrong with the text and what to do; undefined when nothing is. @default only that something is written */
  validate?: ((text: string) => string | undefined) | undefined;
  /** Why the answer was not taken, from the server; gone at the next letter. */
  errorMessage?: string | undefined;
  /** Most characters. */
  maxLength?: number | undefined;
  /** The verb of yes. @default the library's "Confirm" */
  confirmLabel?: string | undefined;
  /** The word of no. @default the library's "Cancel" */
  cancelLabel?: string | undefined;
  /** Danger for what cannot be undone. @default 'brand' */
  tone?: 'brand' | 'danger' | undefined;
  /** The answer is on its way: nothing can be sent twice. @default false */
  isPending?: boolean | undefined;
}

/** A question that is answered with one line of text, such as a new name. */
export function PromptDialog(props: PromptDialogProps) {
  const { isOpen, onCancel, title, confirmLabel, cancelLabel, tone, isPending = false } = props;
  const t = useText();
  const form = useId();
  return (
    <Dialog
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

/** The field and what was typed, which end with the dialog. */
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
  const t = useText();
  const [text, setText] = useState(initialText);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const submit = (): void => {
    if (isPending === true) return;
    const answer = text.trim();
    const found = validate ? validate(answer) : answer === '' ? t('common.required') : undefined;
    setProblem(found);
    if (found !== undefined) return;
    setRefused(undefined);
    onSubmit(answer);
  };
  return (
    <Form id={id} onSubmit={submit} label={title}>
      <Stack gap={4}>
        {wrapTexts(children)}
        <TextField
          label={label}
          hint={hint}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setProblem(undefined);
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
