import { ApiError } from '@rostra/api-client';
import type { ApiErrorParts } from '@rostra/api-client';
import { describe, expect, it } from 'vitest';
import { accountInput, accountProblem, accountText, emptyAccount } from './accountInput.ts';
import { isCode, isNewPassword, isPaymentPassword } from './checkCredentials.ts';
import { checkSignUp, signUpBody } from './checkSignUp.ts';
import { emptySignUp } from './emptySignUp.ts';
import { problemOf } from './problemOf.ts';

const byEmail = (email: string) => ({ ...emptyAccount, kind: 'email' as const, email });
const byPhone = (phoneNumber: string) => ({
  ...emptyAccount,
  kind: 'phone' as const,
  phoneNumber,
});

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
    expect(isCode(' 123 456')).toBe(true);
    expect(isCode('1234567')).toBe(false);
  });

  it.each(['\u202A+86 138 5550 0142\u202C', '138\u20115550\u20130142', '\u200B13855500142'])(
    'reads the pasted phone number %j [I18N-19]',
    (pasted) => {
      expect(accountProblem(byPhone(pasted))).toBeUndefined();
      expect(accountInput(byPhone(pasted))).toEqual({
        country_code: '+86',
        phone_number: '13855500142',
      });
    },
  );

  it.each(['grace@例子.中国', 'Grace@XN--FSQU00A.xn--fiqs8s', 'gra\u200Bce@例子。中国'])(
    'sends the email %j in ASCII and shows it readable [AUTH-07]',
    (typed) => {
      expect(accountProblem(byEmail(typed))).toBeUndefined();
      const account = accountInput(byEmail(typed));
      expect(account).toEqual({ email: 'grace@xn--fsqu00a.xn--fiqs8s' });
      expect(accountText(account)).toBe('grace@例子.中国');
    },
  );

  it('asks for an email where only marks were pasted [AUTH-06]', () => {
    expect(accountProblem(byEmail('\u200B\u202A'))).toBe('auth.account.emailMissing');
  });

  it('AUTH-06 a number pasted whole says its country itself', () => {
    const china = { country_code: '+86', phone_number: '13855500142' };
    expect(accountInput({ ...byPhone('+86 138 5550 0142'), countryCode: '+44' })).toEqual(china);
    expect(accountInput(byPhone('0086 138-5550-0142'))).toEqual(china);
    expect(accountInput(byPhone('+852 5123 4567'))).toMatchObject({ country_code: '+852' });
    const unlisted = accountInput(byPhone('+43 660 1234567'));
    expect(accountText(unlisted)).toBe('+436601234567');
    expect(accountProblem(byPhone('+86 138'))).toBe('auth.account.phoneInvalid');
  });
});

describe('what the server refuses', () => {
  it('ERR-04 stands at the field that is meant, in its words; the rest above the button', () => {
    const failed = (name: ApiErrorParts['name'], issues: ApiErrorParts['issues']) =>
      problemOf(new ApiError({ name, code: 1001, message: 'Please check', status: 422, issues }));
    expect(
      failed('invalidInput', [
        { path: 'body.account.phone_number', message: 'Not a number' },
        { path: 'body.profile.work_email', message: 'Not an address' },
      ]),
    ).toEqual({ account: 'Not a number', workEmail: 'Not an address' });
    expect(failed('invalidInput', [])).toEqual({ form: 'Please check' });
    expect(failed('codeExpired', undefined)).toEqual({ code: 'Please check' });
    expect(failed('fileNotFound', undefined)).toEqual({ card: 'Please check' });
  });
});

describe('a sign-up as typed', () => {
  const whole: Parameters<typeof checkSignUp>[0] = {
    ...emptySignUp,
    ...byEmail('grace@example.com'),
    code: '123 456',
    password: 'Abcdefg1',
    repeat: 'Abcdefg1',
    cardUrl: '/api/v1/files/1',
    isAgreed: true,
  };
  const profile = {
    cardUrl: '',
    identity: 'profile',
    name: 'Grace Okafor',
    workEmail: 'g@example.com',
    company: 'Meridian',
  } as const;
  const problems = (part: Partial<typeof whole>) =>
    checkSignUp({ ...whole, ...part }, (key: string) => key);

  it('AUTH-08 a card alone or three fields alone will do, neither will not', () => {
    expect(problems({})).toEqual({});
    expect(problems(profile)).toEqual({});
    expect(problems({ cardUrl: '' })).toEqual({ card: 'auth.signup.profileMissing' });
    expect(problems({ ...profile, company: ' ' })).toEqual({
      company: 'auth.signup.fieldMissing',
    });
    expect(signUpBody({ ...whole, cardUrl: '/f' }, 'en')).toMatchObject({ business_card: '/f' });
    expect(signUpBody({ ...whole, ...profile }, 'en')).toMatchObject({
      code: '123456',
      profile: { name: 'Grace Okafor', work_email: 'g@example.com', company_name: 'Meridian' },
    });
  });

  it('AUTH-02 AUTH-14 AUTH-16 agreement, rules and the second entry, each at its field', () => {
    expect(problems({ isAgreed: false })).toEqual({ agreement: 'auth.agreement.missing' });
    expect(problems({ repeat: 'Abcdefg2' })).toEqual({ repeat: 'auth.password.mismatch' });
    expect(problems({ password: 'abcdefg1', repeat: 'abcdefg1' })).toEqual({
      password: 'auth.password.rule',
    });
    expect(problems({ email: '', code: '' })).toEqual({
      account: 'auth.account.emailMissing',
      code: 'auth.code.missing',
    });
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
