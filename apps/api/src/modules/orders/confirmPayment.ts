import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { perProcess } from '#platform/module/ProcessState.ts';
import { checkPaymentPassword } from '#modules/accounts/index.ts';

/** The running check of each user, with the password being checked. */
const checksOf = perProcess(() => new Map<number, { password: string; result: Promise<void> }>());

/**
 * Checks the payment password of a payment with balance (PAY-50). Checks of one user run one at a
 * time, and waiting checks of the same password share one result. So a right password sent many
 * times at once (double clicks, two tabs) does not use up the tries.
 *
 * @throws AppError `paymentPasswordMissing`, `paymentPasswordWrong`, `paymentPasswordLocked`
 */
export function confirmPayment(
  deps: Pick<Deps, 'db' | 'clock' | 'processState'>,
  userId: number,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) return Promise.reject(new AppError('paymentPasswordMissing'));
  const running = checksOf(deps);
  const before = running.get(userId);
  if (before?.password === password) return before.result;
  const check = () => checkPaymentPassword(deps, userId, password);
  const result = before === undefined ? check() : before.result.then(check, check);
  const entry = { password, result };
  running.set(userId, entry);
  const done = () => {
    if (running.get(userId) === entry) running.delete(userId);
  };
  result.then(done, done);
  return result;
}
