import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Maximum number of steps from control to control. */
const STEPS_MAX = 40;

/** Moves focus by keyboard until a control has it; fails if it cannot be reached. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, 'reached by the keyboard').toBeFocused({ timeout: 1 });
}
