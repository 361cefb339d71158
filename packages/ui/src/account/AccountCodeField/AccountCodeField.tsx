import { CodeField } from '../../forms/CodeField/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** The state of sending codes, wired by the app. */
export interface CodeSending {
  /** Called when the reader selects the send button; the app checks the account first. */
  onSendCode: () => void;
  /** True while the server has not answered yet. */
  isSendingCode: boolean;
  /** Seconds until the next code can be requested; 0 if it can be now. */
  codeWait: number;
  /** A note on where the last code was sent. */
  codeNote?: string | undefined;
}

export interface AccountCodeFieldProps extends CodeSending, RootProps {
  /** The field's label: "Code from your phone". */
  label: string;
  /** The problem of a missing code. @default the library's "This field is required." */
  requiredMessage?: string | undefined;
  /** The form's values; only the code is read. */
  values: { code: string };
  /** Gets the text on each change. */
  onChange: (change: { code: string }) => void;
  /** Problems by field; the code's problem is shown under it. */
  problems: { code?: string };
}

/** The code field of an account form. It accepts the form's own props (AUTH-10). */
export function AccountCodeField(props: AccountCodeFieldProps) {
  return (
    <CodeField
      ref={props.ref}
      className={props.className}
      label={props.label}
      isRequired
      requiredMessage={props.requiredMessage}
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
