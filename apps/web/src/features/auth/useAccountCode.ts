import type { CodePurpose } from '@rostra/contract';
import type { AccountValues } from '@rostra/ui/AccountField';
import { useText } from '../../language/useText.ts';
import { accountInput, accountProblem } from './accountInput.ts';
import { useSendCode } from './useSendCode.ts';

/**
 * The code of a form that is sent to the account typed in it.
 *
 * @param onAsked told what is wrong with the account when a code is asked for; empty when nothing is
 */
export function useAccountCode(
  purpose: CodePurpose,
  values: AccountValues,
  onAsked: (problems: { account?: string }) => void,
) {
  const t = useText();
  const problem = accountProblem(values);
  const code = useSendCode(purpose, problem ? undefined : accountInput(values));
  const accountProblems = problem ? { account: t(problem) } : {};
  return {
    /** What is wrong with the account typed. */
    accountProblems,
    /** Why no code went. */
    problems: code.problems,
    /** Props of the form's code field. */
    controls: {
      onSendCode: () => {
        onAsked(accountProblems);
        if (!problem) void code.send(accountInput(values));
      },
      isSendingCode: code.isSending,
      codeWait: code.secondsLeft,
      codeNote: code.note,
    },
  };
}
