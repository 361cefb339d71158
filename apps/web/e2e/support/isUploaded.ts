import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Checks that a file is uploaded: the word is visible, and announced by screen readers. */
export async function isUploaded(page: Page, word: string): Promise<void> {
  const received = page.getByText(word, { exact: true });
  await expect(received.and(page.locator(':not([role=status])'))).toBeVisible();
  await expect(received.and(page.getByRole('status'))).toBeAttached();
}
