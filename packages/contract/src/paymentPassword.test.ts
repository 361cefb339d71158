import { describe, expect, it } from 'vitest';
import { paymentPasswordWeakness } from './paymentPassword.ts';

describe('payment passwords that are easy to guess [AUTH-18]', () => {
  it.each([
    ['111111', 'repeated'],
    ['121212', 'repeated'],
    ['123123', 'repeated'],
    ['123456', 'run'],
    ['654321', 'run'],
    ['890123', 'run'],
    ['098765', 'run'],
    ['112233', 'pairs'],
    ['998877', 'pairs'],
    ['111222', 'pairs'],
    ['223344', 'pairs'],
    ['771771', 'repeated'],
    ['777333', 'pairs'],
    ['123321', 'mirrored'],
    ['907709', 'mirrored'],
  ])('refuses %s by the rule "%s"', (figures, rule) => {
    expect(paymentPasswordWeakness(figures)).toBe(rule);
  });

  it.each(['246810', '135790', '808017', '314159', '204816', '112358', '135791', '975319'])(
    'accepts %s',
    (figures) => {
      expect(paymentPasswordWeakness(figures)).toBeUndefined();
    },
  );
});
