import { expect, it } from 'vitest';
import { rechargeTab } from './rechargeTab.ts';

it('PAY-03 /vip_turn and /recharge are one screen, each beginning at its own tab', () => {
  expect(rechargeTab('/vip_turn', null)).toBe('plans');
  expect(rechargeTab('/recharge', null)).toBe('topup');
  expect(rechargeTab('/recharge', 'no tab')).toBe('topup');
  for (const path of ['/vip_turn', '/recharge']) {
    for (const tab of ['plans', 'topup', 'trial']) expect(rechargeTab(path, tab)).toBe(tab);
  }
});
