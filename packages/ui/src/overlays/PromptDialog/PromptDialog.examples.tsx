import { Button } from '@rostra/ui/Button';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import type { PromptDialogProps } from '@rostra/ui/PromptDialog';
import { useState } from 'react';

/** Renames a folder: the field starts with the present name and refuses an empty one. */
export function Example() {
  const [name, setName] = useState('Semicap equipment');
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <Button tone="neutral" emphasis="outline" onPress={() => setRenaming(true)}>
        {`Rename ${name}…`}
      </Button>
      <PromptDialog
        isOpen={isRenaming}
        title="Rename folder"
        label="Name"
        initialText={name}
        maxLength={40}
        confirmLabel="Rename"
        onSubmit={(next) => {
          setName(next);
          setRenaming(false);
        }}
        onCancel={() => setRenaming(false)}
      />
    </>
  );
}

function Asked(question: Omit<PromptDialogProps, 'isOpen' | 'onSubmit' | 'onCancel'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
        Reject registration…
      </Button>
      <PromptDialog {...question} isOpen={isOpen} onSubmit={close} onCancel={close} />
    </>
  );
}

/** Name the answer, and put the verb on the button. */
export const Do = () => (
  <Asked
    title="Reject this person’s registration?"
    label="Reason"
    hint="It will be sent to Helen Shaw."
    confirmLabel="Reject registration"
    tone="danger"
  />
);

/** Ask for “text”, and hide its reader and the action behind “OK”. */
export const Dont = () => <Asked title="Input required" label="Text" confirmLabel="OK" />;
