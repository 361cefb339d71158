import { describe, expect, it } from 'vitest';
import { splitPayment } from './splitPayment.ts';

describe('splitPayment', () => {
  it('spends gift before paid balance [PAY-13]', () => {
    expect(splitPayment({ coin: 1000, gift: 300 }, 500)).toEqual({ gift: 300, coin: 200 });
    expect(splitPayment({ coin: 1000, gift: 800 }, 500)).toEqual({ gift: 500, coin: 0 });
    expect(splitPayment({ coin: 1000, gift: 0 }, 500)).toEqual({ gift: 0, coin: 500 });
  });

  it('takes the last cent and refuses one more [PAY-51]', () => {
    expect(splitPayment({ coin: 300, gift: 200 }, 500)).toEqual({ gift: 200, coin: 300 });
    expect(splitPayment({ coin: 300, gift: 199 }, 500)).toBeUndefined();
  });
});
