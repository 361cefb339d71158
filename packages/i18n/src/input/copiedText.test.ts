import { describe, expect, it } from 'vitest';
import { plainEmail, plainPhone } from './index.ts';

describe('a label before a copied address or number', () => {
  const labels =
    '邮箱 电子邮箱 邮件 电子邮件 电话 手机 手机号 手机号码 联系电话 Email E-mail Mail Phone Tel Mobile';

  it.each(labels.split(' '))(
    'is left out as %s, with a colon of both widths [I18N-19]',
    (label) => {
      for (const colon of [':', '：', ' : ', '：\u00A0']) {
        for (const written of [label, label.toUpperCase()]) {
          expect(plainEmail(`${written}${colon}Li@example.com`)).toBe('li@example.com');
          expect(plainPhone(`${written}${colon}13800138001`)).toBe('13800138001');
        }
      }
    },
  );
});
