import type { CodePurpose } from '@rostra/contract';
import type { AccountValues } from '@rostra/ui/AccountField';
import type { Reasons } from '../../language/reasons.ts';
import { accountInput, accountProblem } from './accountInput.ts';
import { useSendCode } from './useSendCode.ts';

/**
 * Manages the code that a form sends to the account entered in it.
 *
 * @param onRequested called with the account's problem when a code is requested; empty if there is none
 */
export function useAccountCode(
  purpose: CodePurpose,
  values: AccountValues,
  onRequested: (problems: Reasons<'account'>) => void,
) {
  const problem = accountProblem(values);
  const code = useSendCode(purpose, problem ? undefined : accountInput(values));
  const accountProblems: Reasons<'account'> = problem ? { account: problem } : {};
  return {
    /** The problem with the entered account. */
    accountProblems,
    /** Reason why no code was sent. */
    problems: code.problems,
    /** Props of the form's code field. */
    controls: {
      onSendCode: () => {
        onRequested(accountProblems);
        if (!problem) void code.send(accountInput(values));
      },
      isSendingCode: code.isSending,
      codeWait: code.secondsLeft,
      codeNote: code.note,
    },
  };
}
