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

describe('account input', () => {
  it('requires a phone number or an email [AUTH-06]', () => {
    expect(accountProblem(byEmail(' '))).toBe('auth.account.emailMissing');
    expect(accountProblem(byPhone(''))).toBe('auth.account.phoneMissing');
    expect(accountProblem(byEmail('grace@example.com'))).toBeUndefined();
    expect(accountProblem(byPhone('138 5550 0142'))).toBeUndefined();
  });

  it.each(['grace', 'grace@', '@example.com', 'grace@example', 'a b@example.com', 'a@b@c.com'])(
    'refuses %s as an email address [AUTH-07]',
    (email) => expect(accountProblem(byEmail(email))).toBe('auth.account.emailInvalid'),
  );

  it('normalizes full-width input [I18N-19]', () => {
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

  it('requires an email when only invisible marks were pasted [AUTH-06]', () => {
    expect(accountProblem(byEmail('\u200B\u202A'))).toBe('auth.account.emailMissing');
  });

  it('takes the country from a pasted full number [AUTH-06]', () => {
    const china = { country_code: '+86', phone_number: '13855500142' };
    expect(accountInput({ ...byPhone('+86 138 5550 0142'), countryCode: '+44' })).toEqual(china);
    expect(accountInput(byPhone('0086 138-5550-0142'))).toEqual(china);
    expect(accountInput(byPhone('+852 5123 4567'))).toMatchObject({ country_code: '+852' });
    const unlisted = accountInput(byPhone('+43 660 1234567'));
    expect(accountText(unlisted)).toBe('+436601234567');
    expect(accountProblem(byPhone('+86 138'))).toBe('auth.account.phoneInvalid');
  });
});

describe('server refusals', () => {
  it('shows a problem at its field in the field’s words, and the rest above the button [ERR-04]', () => {
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

describe('sign-up input', () => {
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
  const problems = (part: Partial<typeof whole>) => checkSignUp({ ...whole, ...part });

  it('accepts a card or all three fields, and refuses neither [AUTH-08]', () => {
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

  it('shows agreement, rule and mismatch problems at their fields [AUTH-02, AUTH-14, AUTH-16]', () => {
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

describe('password input', () => {
  it('checks exactly the password rules that are shown [AUTH-14, AUTH-16]', () => {
    expect(isNewPassword('Abcdefg1')).toBe(true);
    for (const bad of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abc1', 'Abcdef1!', 'A1b'.repeat(22)]) {
      expect(isNewPassword(bad), bad).toBe(false);
    }
  });

  it('accepts only six digits as a payment password [AUTH-17]', () => {
    expect(isPaymentPassword('204816')).toBe(true);
    for (const bad of ['20481', '2048166', '20481a', ''])
      expect(isPaymentPassword(bad)).toBe(false);
  });
});
