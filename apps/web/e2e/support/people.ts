import type { Page } from '@playwright/test';

/** Presses the one button of this name. */
export const press = (page: Page, name: RegExp | string): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Does something to a person of the room's list. */
export async function actOn(page: Page, person: string, act: string): Promise<void> {
  await press(page, new RegExp(`^Actions for ${person}`));
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
