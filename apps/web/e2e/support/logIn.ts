import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@rostra/i18n';
import { DEMO_PASSWORD } from './accounts.ts';
import { text } from './text.ts';

/** Fills the page's form for email and password, without ticking the agreement. */
export async function fillLogIn(page: Page, locale: Locale, email: string): Promise<Locator> {
  const form = page.getByRole('form', { name: text(locale, 'auth.login.title') });
  await form.getByText(text(locale, 'auth.account.email'), { exact: true }).first().click();
  await form.getByRole('textbox', { name: text(locale, 'auth.account.emailLabel') }).fill(email);
  await form
    .getByRole('textbox', { name: text(locale, 'auth.password.label'), exact: true })
    .fill(DEMO_PASSWORD);
  return form;
}

/** Ticks a box by keyboard: a press in the middle of the label would follow a link in it. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Logs in on the page's form, with email and password. */
export async function logIn(page: Page, locale: Locale, email: string): Promise<void> {
  const form = await fillLogIn(page, locale, email);
  await tick(page, form.getByRole('checkbox'));
  await form.getByRole('button', { name: text(locale, 'auth.login.submit'), exact: true }).click();
}
