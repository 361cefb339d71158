import { expect, it } from 'vitest';
import { rechargeTab } from './rechargeTab.ts';

it('opens /vip_turn and /recharge on one screen, each at its own tab [PAY-03]', () => {
  expect(rechargeTab('/vip_turn', null)).toBe('plans');
  expect(rechargeTab('/recharge', null)).toBe('topup');
  expect(rechargeTab('/recharge', 'no tab')).toBe('topup');
  for (const path of ['/vip_turn', '/recharge']) {
    for (const tab of ['plans', 'topup', 'trial']) expect(rechargeTab(path, tab)).toBe(tab);
  }
});
