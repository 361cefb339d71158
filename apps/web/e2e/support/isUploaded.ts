import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A file is there: the word is seen, and said to who does not see it. */
export async function isUploaded(page: Page, word: string): Promise<void> {
  const told = page.getByText(word, { exact: true });
  await expect(told.and(page.locator(':not([role=status])'))).toBeVisible();
  await expect(told.and(page.getByRole('status'))).toBeAttached();
}
