import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';

/** A confirmation before an act. */
export interface Confirmation {
  title: string;
  /** Consequences of a yes, in paragraphs. */
  text: readonly string[];
  yes: string;
  no?: string | undefined;
  tone?: 'brand' | 'danger' | undefined;
}

export interface ConfirmActProps extends Confirmation {
  onAnswer: (isYes: boolean) => void;
}

/** A confirmation with yes and no. */
export default function ConfirmAct({ title, text, yes, no, tone, onAnswer }: ConfirmActProps) {
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={yes}
      cancelLabel={no}
      tone={tone}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ConfirmDialog>
  );
}
