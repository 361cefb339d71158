import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Checks that a file is uploaded: the word is visible, and announced by screen readers. */
export async function isUploaded(page: Page, word: string): Promise<void> {
  const told = page.getByText(word, { exact: true });
  await expect(told.and(page.locator(':not([role=status])'))).toBeVisible();
  await expect(told.and(page.getByRole('status'))).toBeAttached();
}
