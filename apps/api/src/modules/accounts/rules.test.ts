import { describe, expect, it } from 'vitest';
import { schemas } from '@rostra/contract/schemas';
import { AppError } from '#platform/errors/AppError.ts';
import { accountOf, phoneParts } from './accountOf.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { hashSecret, isOutdatedHash, NOBODYS_HASH, verifySecret } from './secretHash.ts';
import { WorkLimiter } from './WorkLimiter.ts';

const signup = schemas.postUsersSignup.body.shape;

describe('passwords', () => {
  it.each([
    ['Abcdefg1', true],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Abc1', false],
    ['Abcdef1!', false],
    [`Aa1${'x'.repeat(61)}`, true],
    [`Aa1${'x'.repeat(62)}`, false],
  ])('validates the password %s: %s [AUTH-14, AUTH-15]', (password, allowed) => {
    expect(signup.password.safeParse(password).success).toBe(allowed);
  });

  it.each([
    'Password1',
    'Qwerty123',
    'Abcd1234',
    'Welcome2024',
    '123456Aa',
    'Aa123456',
    '1qaz2WSX',
  ])('finds the common password %s [AUTH-15]', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Plover91x', 'Harbour7Slate', 'Rostra2026', 'xK9mQ2vT7b'])(
    'lets the uncommon password %s pass [AUTH-15]',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('hashes with today’s parameters and a salt of its own', async () => {
    const [one, two] = await Promise.all([hashSecret('Plover91x'), hashSecret('Plover91x')]);
    expect(one).not.toBe(two);
    expect(isOutdatedHash(one)).toBe(false);
    expect(isOutdatedHash(one.replace('m=65536', 'm=19456'))).toBe(true);
    expect(await verifySecret(one, 'Plover91x')).toBe(true);
    expect(await verifySecret(one, 'plover91x')).toBe(false);
    expect(await verifySecret(NOBODYS_HASH, 'Plover91x')).toBe(false);
    expect(isOutdatedHash(NOBODYS_HASH)).toBe(false);
  });

  it('runs two tasks at a time and reports busy when the queue is full', async () => {
    const limiter = new WorkLimiter(2, 3);
    let running = 0;
    let most = 0;
    const gates: (() => void)[] = [];
    const work = () =>
      limiter.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => gates.push(resolve));
        running -= 1;
      });
    const all = [work(), work(), work(), work(), work()];
    await expect(work()).rejects.toMatchObject({ error: 'busy', status: 503 });
    for (let opened = 0; opened < 5; opened += 1) {
      while (gates[opened] === undefined) await new Promise((resolve) => setImmediate(resolve));
      gates[opened]?.();
    }
    await Promise.all(all);
    expect(most).toBe(2);
    await expect(limiter.run(() => Promise.resolve('free'))).resolves.toBe('free');
  });
});

describe('accounts', () => {
  it.each([
    ['ada@quill.example', 'ada@quill.example'],
    [' Ada@Quill.Example ', 'ada@quill.example'],
    ['ａｄａ@quill.example', 'ada@quill.example'],
    ['ada', undefined],
    ['ada@', undefined],
    ['@quill.example', undefined],
    ['ada@quill', undefined],
    ['ada quill@x.example', undefined],
    ['ada@quill.example\u0000', undefined],
    ['ada@quill.example\r\nbcc: x@y.example', undefined],
    ['\u3000ada@quill.example\u00A0', 'ada@quill.example'],
    ['Ada Quill <ada@quill.example>;', 'ada@quill.example'],
    ["'ada @ quill.example'.", 'ada@quill.example'],
    ['аdа@quill.example', undefined],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`, `${'a'.repeat(64)}@${'b'.repeat(60)}.example`],
    [`ada@${'b'.repeat(400)}.example`, undefined],
  ])('normalizes the email %j to %j [AUTH-07, I18N-19]', (given, stored) => {
    const parsed = signup.account.safeParse({ email: given });
    expect(parsed.success ? accountOf(parsed.data).subject : undefined).toBe(stored);
  });

  it.each([
    ['86', '13900000001', '+8613900000001'],
    ['+86', '139 0000 0001', '+8613900000001'],
    ['８６', '１３９００００００００１', undefined],
    ['８６', '１３９０００００００１', '+8613900000001'],
    ['44', '07911 123456', '+447911123456'],
    ['852', '5123-4567', '+85251234567'],
    ['86', '12345', undefined],
    ['999', '13900000001', undefined],
    ['44', '+86 139 0000 0001', '+8613900000001'],
    ['86', '+44 7911 123456', '+447911123456'],
    ['44', '+44 (0)7911 123456', '+447911123456'],
    ['44', '(0)7911 123456', '+447911123456'],
    ['44', '44 7911 123456', '+447911123456'],
    ['86', '١٣٩.٠٠٠٠/٠٠٠١', '+8613900000001'],
    ['86', '＋８６１３９０００００００１', '+8613900000001'],
    ['86', '0086 139-0000-0001', '+8613900000001'],
    ['86', '8613900000001', '+8613900000001'],
    ['86', '+86139', undefined],
  ])(
    'normalizes the phone number +%s %s to %j [AUTH-06, I18N-19]',
    (country_code, phone_number, stored) => {
      const read = () => {
        const parsed = signup.account.safeParse({ country_code, phone_number });
        return parsed.success ? accountOf(parsed.data) : undefined;
      };
      if (stored === undefined) expect(read).toThrow(AppError);
      else expect(read()?.subject).toBe(stored);
    },
  );

  it('splits a stored number into its parts [PROF-31, PROF-32]', () => {
    expect(phoneParts('+85251234567')).toEqual({ country_code: '852', phone_number: '51234567' });
  });

  it('reads full-width digits and separators of a code as 123456 [I18N-19]', () => {
    expect(signup.code.parse('１２３４５６')).toBe('123456');
    expect(signup.code.parse(' 123 456\n')).toBe('123456');
    expect(signup.code.parse('123-456')).toBe('123456');
    for (const bad of ['12345', '1234567', '12345a', '123456\u0000', '1 2 3 4 5 6 7']) {
      expect(signup.code.safeParse(bad).success, bad).toBe(false);
    }
  });

  it('accepts a payment password of exactly six digits [AUTH-17]', () => {
    const { payment_password } = schemas.putPaymentPassword.body.shape;
    const passes = (value: string) => payment_password.safeParse(value).success;
    expect(['123456', '12345', '1234567', '12345a'].map(passes)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
