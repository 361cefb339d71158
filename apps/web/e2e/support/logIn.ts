import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from './accounts.ts';

const words = {
  en: { email: 'E-mail', password: 'Password', logIn: 'Log in' },
  'zh-CN': { email: '邮箱', password: '密码', logIn: '登录' },
} as const;

/** Logs in on the page's form, with e-mail and password. */
export async function logIn(page: Page, locale: keyof typeof words, email: string): Promise<void> {
  const w = words[locale];
  const form = page.getByRole('form', { name: w.logIn });
  await form.getByText(w.email, { exact: true }).first().click();
  await form.getByRole('textbox', { name: w.email }).fill(email);
  await form.getByRole('textbox', { name: w.password, exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: w.logIn, exact: true }).click();
}
