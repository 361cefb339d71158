import { paymentPasswordWeakness } from '@rostra/contract';
import { plainFigures } from '@rostra/i18n/input';
import type {
  PaymentPasswordProblems,
  PaymentPasswordValues,
} from '@rostra/ui/PaymentPasswordSetup';
import { useCallback, useState } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { sentencesOf } from '../../language/reasons.ts';
import type { Reasons } from '../../language/reasons.ts';
import { useText } from '../../language/useText.ts';
import { useSession } from '../../session/useSession.ts';
import { isCode, isPaymentPassword } from '../auth/checkCredentials.ts';
import { useSendCode } from '../auth/useSendCode.ts';

const empty: PaymentPasswordValues = {
  paymentPassword: '',
  repeat: '',
  confirmBy: 'password',
  password: '',
  code: '',
};

/** Field of a refused new payment password, by the failure. */
const FIELD_OF: Readonly<Record<string, keyof PaymentPasswordProblems>> = {
  paymentPasswordWeak: 'paymentPassword',
  codeWrong: 'code',
  codeExpired: 'code',
  wrongCredentials: 'password',
};

export interface PaymentPasswordForm {
  readonly values: PaymentPasswordValues;
  readonly change: (part: Partial<PaymentPasswordValues>) => void;
  readonly problems: PaymentPasswordProblems;
  /** Problem shown beside the fields. */
  readonly problem: string | undefined;
  readonly onSendCode: () => void;
  readonly isSendingCode: boolean;
  readonly codeWait: number;
  readonly isPending: boolean;
  /** Checks that six digits are entered, if a password is already set. */
  readonly checkEntry: () => boolean;
  /** Shows the problems of a new password; returns whether there are none. */
  readonly check: () => boolean;
  /** Sets the new password, which `check` has accepted; returns false if the server refuses it. */
  readonly save: () => Promise<boolean>;
  readonly clear: () => void;
  /** Clears the entry after a wrong one: nobody looks for the wrong one of six dots. */
  readonly retype: () => void;
}

/** A payment password as it is entered, checked and set, confirmed by login password or code (AUTH-18). */
export function usePaymentPassword(): PaymentPasswordForm {
  const t = useText();
  const { renew } = useSession();
  const code = useSendCode('payment_password', undefined);
  const { mutate, isPending, error, reset } = useMutation('putPaymentPassword', { silent: true });
  const [values, setValues] = useState(empty);
  const [shown, setShown] = useState<Reasons<keyof PaymentPasswordProblems>>({});
  const retype = useCallback(() => setValues((old) => ({ ...old, paymentPassword: '' })), []);

  const problemsNow = (): Reasons<keyof PaymentPasswordProblems> => ({
    ...(isPaymentPassword(values.paymentPassword)
      ? paymentPasswordWeakness(plainFigures(values.paymentPassword)) === undefined
        ? {}
        : { paymentPassword: 'pay.first.weak' }
      : { paymentPassword: 'pay.first.rule' }),
    ...(plainFigures(values.paymentPassword) === plainFigures(values.repeat)
      ? {}
      : { repeat: 'pay.first.mismatch' }),
    ...(values.confirmBy === 'password' && values.password === ''
      ? { password: 'auth.password.missing' }
      : {}),
    ...(values.confirmBy === 'code' && !isCode(values.code) ? { code: 'auth.code.missing' } : {}),
  });

  const show = (found: Reasons<keyof PaymentPasswordProblems>): boolean => {
    setShown(found);
    return Object.keys(found).length === 0;
  };

  const field = error === undefined ? undefined : FIELD_OF[error.name];
  return {
    values,
    change: (part) => {
      setValues((old) => ({ ...old, ...part }));
      setShown({});
      reset();
    },
    problems: {
      ...(code.problem === undefined ? {} : { code: code.problem }),
      ...(field === undefined || error === undefined ? {} : { [field]: error.message }),
      ...sentencesOf(shown, t),
    },
    problem: field === undefined ? error?.message : undefined,
    onSendCode: () => void code.send(),
    isSendingCode: code.isSending,
    codeWait: code.secondsLeft,
    isPending,
    checkEntry: () =>
      show(
        isPaymentPassword(values.paymentPassword)
          ? {}
          : { paymentPassword: 'pay.password.missing' },
      ),
    check: () => show(problemsNow()),
    save: async () => {
      const done = await mutate({
        body: {
          payment_password: plainFigures(values.paymentPassword),
          ...(values.confirmBy === 'password'
            ? { password: values.password }
            : { code: plainFigures(values.code) }),
        },
      });
      if (!done) return false;
      await renew();
      return true;
    },
    clear: () => setValues(empty),
    retype,
  };
}
