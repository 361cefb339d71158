import type { Locator, Page } from '@playwright/test';
import type { Guest } from './guests.ts';
import { roomOf } from './journeyEvents.ts';
import type { SeededEvent } from './journeyRun.ts';
import { expect } from './test.ts';

type Inside = Pick<Guest, 'page' | 't'>;

/** Opens an event's room and joins it, in the language of the guest's browser. */
export async function enterRoom({ page, t, locale }: Guest, event: SeededEvent): Promise<void> {
  await page.goto(roomOf(event, locale));
  await passDoor({ page, t });
}

/** Joins from the pre-join screen with one press, and waits until both channels are joined. */
export async function passDoor({ page, t }: Inside): Promise<void> {
  // By key: messages about the devices still move the button, so a pointer may miss it.
  await page.getByRole('button', { name: t('liveEntry.check.enter') }).press('Enter');
  await expect(page.getByRole('group', { name: t('live.room.controls') })).toBeVisible();
  await expect(page.getByText(t('live.connection.connecting'))).toBeHidden();
}

/** Starts the meeting as its host; a paid one is confirmed. */
export async function startMeeting({ page, t }: Inside, isPaid = false): Promise<void> {
  const start = page.getByRole('button', { name: t('live.host.start') });
  if (isPaid) await press(page, t('live.host.prepare'));
  await start.click();
  if (isPaid) {
    await page
      .getByRole('alertdialog', { name: t('live.dialogs.start.title') })
      .getByRole('button', { name: t('live.dialogs.start.action') })
      .click();
  }
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Presses the only button of this name. */
export const press = (page: Page, name: RegExp | string): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Selects an action behind "More" in the room's bar. */
export async function chooseMore({ page, t }: Inside, name: string): Promise<void> {
  await press(page, t('live.controls.more'));
  await page.getByRole('menuitem', { name }).click();
}

/** Performs an act on a person in the room's list. */
export async function actOn({ page, t }: Inside, person: string, act: string): Promise<void> {
  await press(page, new RegExp(`^${t('live.people.actions', { name: person })}`));
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Writes to everyone in the public chat. */
export async function write({ page, t }: Inside, text: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${t('live.tabs.chat')}`) }).click();
  await page.getByRole('textbox', { name: t('live.chat.input') }).fill(text);
  await press(page, t('live.chat.send'));
}

/** Returns the tile of a person on stage. */
export const tileOf = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('main').getByRole('group', { name });

/** Returns the tile of a person whose microphone is on. */
export const heardTileOf = ({ page, t }: Inside, name: string): Locator =>
  tileOf(page, new RegExp(`^${name}.*(${t('live.tile.unmuted')}|${t('live.tile.speaking')})`));

/** Returns the tile of a person with another word in its name, such as a role or "hidden". */
export const tileWith = (page: Page, name: string, word: string): Locator =>
  tileOf(page, new RegExp(`^${name}.*${word}`));
