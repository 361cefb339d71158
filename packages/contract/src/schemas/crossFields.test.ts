import { describe, expect, it } from 'vitest';
import { schemas } from '../schemas.ts';
import { liveSchemas } from './liveSchemas.ts';
import { referenceSchemas } from './referenceSchemas.ts';

describe('rules over several fields', () => {
  it.each([
    [[], [], false],
    [[1], [], true],
    [[], [2], true],
  ])(
    'accepts industries %j and markets %j to follow: %s [AUTH-12]',
    (industries, markets, isTaken) => {
      const body = { follow_industries_ids: industries, follow_ticker_region_ids: markets };
      expect(schemas.putUsersFocus.body.safeParse(body).success).toBe(isTaken);
    },
  );

  it.each([
    [{}, false],
    [{ password: 'Abcdefg1' }, true],
    [{ code: '123456' }, true],
  ])('sets a payment password confirmed by %j: %s [AUTH-18]', (confirmation, isTaken) => {
    const body = { payment_password: '246810', ...confirmation };
    expect(schemas.putPaymentPassword.body.safeParse(body).success).toBe(isTaken);
  });

  it.each([
    ['mute', undefined, true],
    ['set_volume', undefined, false],
    ['set_volume', 0, true],
  ] as const)('accepts the act %s with volume %s: %s [LHST-03]', (action, volume, isTaken) => {
    const body = { user_id: 7, action, volume };
    expect(liveSchemas.setMemberInfo.body.safeParse(body).success).toBe(isTaken);
  });

  it('answers regions in each other', () => {
    const names = { sc_name: '上海', tc_name: null, en_name: 'Shanghai' };
    const city = { id: 3, kind: 'city' as const, ...names, children: [] };
    const tree = [{ id: 1, kind: 'country' as const, ...names, children: [city] }];
    expect(referenceSchemas.getRegions.data.parse(tree)).toEqual(tree);
    const wrong = [{ ...tree[0], children: [{ ...city, kind: 'street' }] }];
    expect(referenceSchemas.getRegions.data.safeParse(wrong).success).toBe(false);
  });
});
