import { describe, expect, it } from 'vitest';
import type { PpvCard } from '#modules/cards/index.ts';
import { toBalanceCardResponse, toPpvCardResponse } from './toCardResponse.ts';
import { cardFits } from './cardFits.ts';
import { cardTypesOf } from './cardTypesOf.ts';
import { ownerOf } from './ownerOf.ts';

const card: PpvCard = {
  id: 4,
  owner: { type: 'Organization', id: 5 },
  packId: 1,
  quota: 10,
  balance: 3,
  uptimeDays: 30,
  availableAt: new Date('2026-11-24T08:00:00Z'),
  article: true,
  live: false,
};

describe('cards a user may pay with', () => {
  it('shows a pay-per-view card with its uses [PAY-17, PAY-18, PAY-29, PAY-30, PAY-31, PAY-38]', () => {
    expect(toPpvCardResponse(card)).toEqual({
      id: 4,
      owner_type: 'Organization',
      owner_id: 5,
      sc_name: expect.any(String) as string,
      tc_name: null,
      en_name: expect.any(String) as string,
      card_type: 'ppv',
      balance: 3,
      gift: 0,
      quota: 10,
      uptime_days: 30,
      ppv_avaliabled_at: '2026-11-24T08:00:00.000Z',
      ppv_available_at: '2026-11-24T08:00:00.000Z',
      article: true,
      live: false,
    });
  });

  it('shows paid and gift balance apart, in coins [PAY-14, PAY-19, PAY-20, PAY-21]', () => {
    const names = { sc_name: '林薇', tc_name: null, en_name: 'Lin Wei' };
    const payer = { owner: { type: 'User', id: 7 } as const, names };
    expect(toBalanceCardResponse(payer, { coin: 124_050, gift: 500 })).toEqual({
      id: 7,
      owner_type: 'User',
      owner_id: 7,
      ...names,
      card_type: 'balance',
      balance: 1240.5,
      gift: 5,
      quota: null,
      uptime_days: null,
      ppv_avaliabled_at: null,
      ppv_available_at: null,
      article: true,
      live: true,
    });
  });

  it.each([
    ['article', {}, true],
    ['live', {}, false],
    ['live', { live: true }, true],
    ['article', { article: false }, false],
    ['article', { balance: 1 }, true],
    ['article', { balance: 0 }, false],
    [null, {}, false],
  ] as const)('opens a product of %s with a card %j: %s [PAY-36]', (cardFlag, change, fits) => {
    expect(cardFits({ ...card, ...change }, { cardFlag })).toBe(fits);
  });
});

describe('requested card types', () => {
  it.each([
    [undefined, undefined, ['balance', 'ppv']],
    [undefined, '', ['balance', 'ppv']],
    ['ppv', undefined, ['ppv']],
    [undefined, 'balance', ['balance']],
    [undefined, ' balance , ppv,', ['balance', 'ppv']],
    ['ppv', 'balance', ['ppv', 'balance']],
  ] as const)('takes card_type %s and card_types %j as %j [PAY-16]', (one, several, types) => {
    expect([...cardTypesOf({ card_type: one, card_types: several })]).toEqual(types);
  });

  it('refuses a type that does not exist [PAY-16]', () => {
    expect(() => cardTypesOf({ card_types: 'ppv,gift' })).toThrow(
      expect.objectContaining({
        error: 'invalidInput',
        issues: [{ path: 'query.card_types', rule: 'invalid_value' }],
      }),
    );
  });
});

describe('the owner that a query names', () => {
  const owner = { owner_type: 'Organization', owner_id: 5 } as const;

  it('returns a complete owner, or undefined for the user', () => {
    expect(ownerOf(owner)).toEqual(owner);
    expect(ownerOf({})).toBeUndefined();
  });

  it.each([
    ['query.owner_id', { owner_type: 'User' as const }],
    ['query.owner_type', { owner_id: 7 }],
  ])('refuses an owner without %s', (path, query) => {
    expect(() => ownerOf(query)).toThrow(
      expect.objectContaining({
        error: 'invalidInput',
        issues: [{ path, rule: 'invalid_type' }],
      }),
    );
  });
});
