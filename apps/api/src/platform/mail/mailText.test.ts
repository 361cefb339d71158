import { expect, it } from 'vitest';
import { mailText } from './mailText.ts';

const publicOrigin = 'https://rostra.example';

it.each([
  ['en', 'Rostra', 'Contact: https://rostra.example/about_us'],
  ['zh-CN', 'Rostra 讲坛', '联系方式：https://rostra.example/about_us'],
] as const)('ends a mail in %s with signature, site and contact [I18N-05]', (locale, ...ends) => {
  const text = mailText({ publicOrigin, mail: undefined }, locale, ['One.', '', 'Two.']);
  expect(text).toBe(`One.\n\nTwo.\n\n${ends[0]}\n${publicOrigin}\n${ends[1]}`);
});

it('names the address for answers as the contact if there is one', () => {
  const mail = { smtpUrl: 'smtp://mail.test', from: 'a@rostra.example', replyTo: 'help@b.example' };
  expect(mailText({ publicOrigin, mail }, 'en', ['One.'])).toMatch(/\nContact: help@b\.example$/);
});
