import { CodeField } from '../CodeField/index.ts';

/** Sending codes, wired by the app: asking for one, and when the next can be asked for. */
export interface CodeSending {
  /** Called for a press on "send"; the app checks the account first. */
  onSendCode: () => void;
  /** From the press until the server has answered. */
  isSendingCode: boolean;
  /** Seconds until a code can be asked for again; 0 when it can. */
  codeWait: number;
  /** Where the last code went, in words. */
  codeNote?: string | undefined;
}

export interface AccountCodeFieldProps extends CodeSending {
  /** What the code is for: "Code from your phone". */
  label: string;
  /** The form's values; the code alone is read. */
  values: { code: string };
  /** Gets the text as it is typed. */
  onChange: (change: { code: string }) => void;
  /** By field; that of the code stands under it. */
  problems: { code?: string };
}

/** The code of a form about an account: the form's own props are enough for it (AUTH-10). */
export function AccountCodeField(props: AccountCodeFieldProps) {
  return (
    <CodeField
      label={props.label}
      value={props.values.code}
      onChange={(code) => props.onChange({ code })}
      onSend={props.onSendCode}
      isSending={props.isSendingCode}
      secondsLeft={props.codeWait}
      hint={props.codeNote}
      errorMessage={props.problems.code}
    />
  );
}
