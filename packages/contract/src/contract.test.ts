import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { HTTP_TIMEOUT_MS, READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './constants.ts';
import type { Route } from './route.ts';
import { centsFromCoins, coinsFromCents, hasTwoDecimals, yuanFromCoins } from './coins.ts';
import { errorNameOf, errors, isForUser } from './errors.ts';
import { productAlias, productTypeOf, topupGiftFor } from './product.ts';
import { pageRoutes } from './pageRoutes.ts';
import { roomRoutes } from './roomRoutes.ts';
import { shellRoutes } from './routes/shellRoutes.ts';
import { routes } from './routes.ts';
import { siteRoutes } from './siteRoutes.ts';
import { staffRoutes } from './staff.ts';
import { idParams } from './schemas/fields.ts';
import { schemas } from './schemas.ts';

/** Returns whether every object of a JSON Schema refuses fields that it does not name. */
function isClosed(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isOpen = 'properties' in schema && Reflect.get(schema, 'additionalProperties') !== false;
  return !isOpen && Object.values(schema).every(isClosed);
}

describe('calls', () => {
  it('defines schemas for every call and no others [FND-41]', () => {
    expect(Object.keys(schemas).toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('gives each call its own method and path', () => {
    const places = Object.values(routes).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('describes each parameter of a path', () => {
    const undescribed = Object.entries(routes).filter(
      ([name, { path }]) =>
        path.includes(':') && !('params' in schemas[name as keyof typeof schemas]),
    );
    expect(undescribed).toEqual([]);
  });

  it('refuses fields that the body of a call does not name [FND-41]', () => {
    const open = Object.entries(schemas).flatMap(([name, parts]) => {
      if (!('body' in parts)) return [];
      const json = z.toJSONSchema(parts.body, { io: 'input', unrepresentable: 'any' });
      return isClosed(json) ? [] : [name];
    });
    expect(open).toEqual([]);
  });

  it('summarizes each call by its act in one line', () => {
    const odd = Object.values<Route>(routes)
      .map(({ summary }) => summary)
      .filter(
        (summary) =>
          summary.length > 90 ||
          !/^[A-Z][a-z]+\b[^.]*$/.test(summary) ||
          // A summary begins with its verb: neither a subject nor an audience comes first.
          /^(?:One|All|The|A|An|What|Who|How|Which|[A-Z]\w+[^s]s)\b/.test(summary),
      );
    expect(odd).toEqual([]);
  });

  it('keeps every timeout below the ceiling and the defaults within a minute [ERR-09]', () => {
    expect(HTTP_TIMEOUT_MS).toBe(600_000);
    for (const route of Object.values<Route>(routes)) {
      expect(route.timeoutMs ?? WRITE_TIMEOUT_MS).toBeLessThanOrEqual(HTTP_TIMEOUT_MS);
    }
    expect(READ_TIMEOUT_MS).toBeLessThan(WRITE_TIMEOUT_MS);
    expect(WRITE_TIMEOUT_MS).toBeLessThanOrEqual(60_000);
  });

  it('puts each call in one table: of pages, of a room, or of staff [FND-59]', () => {
    const names = [pageRoutes, roomRoutes, staffRoutes].flatMap((table) => Object.keys(table));
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(Object.keys(routes).toSorted());
    expect(Object.keys(pageRoutes)).toEqual(expect.arrayContaining(Object.keys(shellRoutes)));
  });

  it('has every staff call in the table of the staff console, and in no other [FND-59]', () => {
    const isForStaff = ({ access }: Route) => access === 'staff';
    expect(Object.values<Route>(siteRoutes).filter(isForStaff)).toEqual([]);
    expect(Object.values<Route>(routes).filter(isForStaff)).toEqual(Object.values(staffRoutes));
  });
});

describe('ids', () => {
  it.each(['1', '9007199254740991', 7])('accepts %s', (given) => {
    expect(idParams.parse({ id: given })).toEqual({ id: Number(given) });
  });

  it.each([
    '01',
    '1e0',
    ' 1',
    '1 ',
    '+1',
    '1.0',
    '0x1',
    '１',
    '',
    '0',
    '-1',
    '9007199254740992',
    true,
  ])('refuses "%s" as an id [ERR-33]', (given) => {
    expect(idParams.safeParse({ id: given }).success).toBe(false);
  });

  it.each(['01', '1e1', '0x10', '0b1', ' 5', '5 ', '+5', '5.0', '-5', '５', '', '0', 'all', '1,2'])(
    'refuses "%s" as a page or a number of rows [ERR-33]',
    (given) => {
      expect(schemas.getArticles.query.safeParse({ page: given }).success).toBe(false);
      expect(schemas.getArticles.query.safeParse({ per_page: given }).success).toBe(false);
      expect(schemas.getMemberList.query.safeParse({ page: given }).success).toBe(false);
      expect(schemas.getSearchHot.query.safeParse({ limit: given }).success).toBe(false);
    },
  );

  it('accepts plain digits as a page, and a first page without any', () => {
    const given = { page: '12', per_page: '50' };
    expect(schemas.getArticles.query.parse(given)).toMatchObject({ page: 12, per_page: 50 });
    expect(schemas.getArticles.query.parse({})).toMatchObject({ page: 1 });
  });

  it('makes an id optional as a filter', () => {
    expect(schemas.getArticles.query.parse({})).not.toHaveProperty('industry');
    expect(schemas.getArticles.query.safeParse({ industry: '01' }).success).toBe(false);
  });
});

describe('errors', () => {
  it('gives every error its own code [ERR-33]', () => {
    const codes = Object.values(errors).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('reserves codes below 10000 for the user [ERR-07]', () => {
    expect(isForUser(errors.insufficientBalance.code)).toBe(true);
    expect(isForUser(errors.idempotencyKeyReused.code)).toBe(false);
    expect(errorNameOf(errors.codeWrong.code)).toBe('codeWrong');
    expect(errorNameOf(1)).toBeUndefined();
  });

  it('answers with the status of a failure, in a range of codes by subject [ERR-07]', () => {
    for (const [name, { code, status }] of Object.entries(errors)) {
      expect(errorNameOf(code), name).toBe(name);
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(600);
    }
  });

  it('leaves codes from 10000 to the program [ERR-07]', () => {
    expect([isForUser(9999), isForUser(10_000)]).toEqual([true, false]);
  });

  it('answers 401 only for a missing session', () => {
    const unauthorized = Object.entries(errors).filter(
      ([, { status }]) => (status as number) === 401,
    );
    expect(unauthorized.map(([name]) => name)).toEqual(['sessionMissing']);
  });
});

describe('money', () => {
  it('converts coins and cents without loss [PAY-11]', () => {
    for (const coins of [0, 0.01, 12.5, 38, 1240.07, 99_999.99]) {
      expect(coinsFromCents(centsFromCoins(coins))).toBe(coins);
    }
  });

  it('refuses a third decimal [PAY-11]', () => {
    expect(() => centsFromCoins(1.005)).toThrow(RangeError);
    expect(() => centsFromCoins(Number.NaN)).toThrow(RangeError);
  });

  it('refuses amounts above the largest safe integer [PAY-11]', () => {
    expect(() => centsFromCoins(Number.MAX_SAFE_INTEGER)).toThrow(
      'Not an amount of coins with two decimals: 9007199254740991',
    );
  });

  it.each([
    [12.5, true],
    [0.01, true],
    [-3.25, true],
    [1.005, false],
    [0.001, false],
    [Number.NaN, false],
  ])('checks whether %s has at most two decimals: %s [PAY-11]', (coins, has) => {
    expect(hasTwoDecimals(coins)).toBe(has);
  });

  it('reads the cents of a database as coins [PAY-11]', () => {
    expect(coinsFromCents(3850n)).toBe(38.5);
  });

  it('converts ten coins to 68 yuan [PAY-10]', () => {
    expect(yuanFromCoins(10)).toBe(68);
    expect(yuanFromCoins(38)).toBe(258.4);
  });

  it('gives a top-up the gift of the largest step reached', () => {
    expect([99, 100, 499, 500, 1000].map(topupGiftFor)).toEqual([0, 5, 5, 40, 100]);
  });

  it('accepts both spellings of a goods type in pay routes and nothing else [PAY-34]', () => {
    expect(productTypeOf('Agora::Live')).toBe('Agora::Live');
    expect(productTypeOf('live')).toBe('Agora::Live');
    expect(productTypeOf('article')).toBe('Article');
    expect(productTypeOf('constructor')).toBeUndefined();
    for (const type of ['Article', 'Agora::Live', 'VipPlan', 'PpvPack'] as const) {
      expect(productTypeOf(type)).toBe(type);
      expect(productTypeOf(productAlias(type))).toBe(type);
      expect(productAlias(type)).toMatch(/^[a-z]+$/);
    }
    expect(productAlias('Agora::Live')).toBe('live');
  });
});

describe('input', () => {
  const signup = schemas.postUsersSignup.body;
  const valid = {
    account: { email: ' Li@Example.com ' },
    code: '１２３４５６',
    password: 'Abcdefg1',
    agreement_version: '1',
    business_card: '/files/1',
  };

  it('reads full-width digits as half-width [I18N-19]', () => {
    expect(signup.parse(valid)).toMatchObject({
      code: '123456',
      account: { email: 'li@example.com' },
    });
  });

  it.each([
    ['Abcdefg1', true],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['Abcdefgh', false],
    ['Abc1', false],
    ['Abcdef1!', false],
    [`A1${'a'.repeat(62)}`, true],
    [`A1${'a'.repeat(63)}`, false],
  ])('checks the password %s: %s [AUTH-14]', (password, allowed) => {
    expect(signup.safeParse({ ...valid, password }).success).toBe(allowed);
  });

  it.each([
    ['li@example.com', true],
    ['li.wei+fund@sub.example.com', true],
    ['li@', false],
    ['li example.com', false],
    ['@example.com', false],
    ['li@example', false],
  ])('checks the email %s: %s [AUTH-07]', (email, allowed) => {
    expect(signup.safeParse({ ...valid, account: { email } }).success).toBe(allowed);
  });

  it.each(['12345', '1234567', '12345a', ''])(
    'refuses the payment password %s [AUTH-17]',
    (paymentPassword) => {
      const body = { payment_password: paymentPassword, password: 'x' };
      expect(schemas.putPaymentPassword.body.safeParse(body).success).toBe(false);
    },
  );

  it('refuses a control character and half a surrogate pair', () => {
    const { body } = schemas.postArticleComment;
    expect(body.safeParse({ body: 'a\u0000b' }).success).toBe(false);
    expect(body.safeParse({ body: 'a\ud800b' }).success).toBe(false);
    expect(body.safeParse({ body: 'line\nline' }).success).toBe(true);
  });

  it('refuses IDs above the largest safe integer', () => {
    expect(schemas.getArticle.params.safeParse({ id: '9007199254740993' }).success).toBe(false);
    expect(schemas.getArticle.params.safeParse({ id: '-1' }).success).toBe(false);
    expect(schemas.getArticle.params.safeParse({ id: '12' })).toMatchObject({ data: { id: 12 } });
  });
});
