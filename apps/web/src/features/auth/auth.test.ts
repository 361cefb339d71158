import { describe, expect, it } from 'vitest';
import { accountInput, accountProblem, emptyAccount } from './accountInput.ts';
import { isCode, isNewPassword, isPaymentPassword } from './checkCredentials.ts';

const byEmail = (email: string) => ({ ...emptyAccount, kind: 'email' as const, email });
const byPhone = (phoneNumber: string) => ({ ...emptyAccount, phoneNumber });

describe('account as typed', () => {
  it('AUTH-06 one of phone and e-mail is needed', () => {
    expect(accountProblem(byEmail(' '))).toBe('auth.account.emailMissing');
    expect(accountProblem(byPhone(''))).toBe('auth.account.phoneMissing');
    expect(accountProblem(byEmail('grace@example.com'))).toBeUndefined();
    expect(accountProblem(byPhone('138 5550 0142'))).toBeUndefined();
  });

  it.each(['grace', 'grace@', '@example.com', 'grace@example', 'a b@example.com', 'a@b@c.com'])(
    'AUTH-07 %s is no address',
    (email) => expect(accountProblem(byEmail(email))).toBe('auth.account.emailInvalid'),
  );

  it('I18N-19 full-width input is what it means', () => {
    expect(accountInput(byPhone('１３８ ５５５０ ０１４２'))).toEqual({
      country_code: '+86',
      phone_number: '13855500142',
    });
    expect(isCode('１２３４５６')).toBe(true);
  });
});

describe('passwords as typed', () => {
  it('AUTH-14 AUTH-16 the rules shown are the rules checked', () => {
    expect(isNewPassword('Abcdefg1')).toBe(true);
    for (const bad of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abc1', 'Abcdef1!', 'A1b'.repeat(22)]) {
      expect(isNewPassword(bad), bad).toBe(false);
    }
  });

  it('AUTH-17 a payment password has six figures', () => {
    expect(isPaymentPassword('204816')).toBe(true);
    for (const bad of ['20481', '2048166', '20481a', ''])
      expect(isPaymentPassword(bad)).toBe(false);
  });
});
