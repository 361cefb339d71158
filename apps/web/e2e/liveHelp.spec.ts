import { expectAccessible } from './support/expectAccessible.ts';
import { enterRoom, roomPath } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';

test('FND-31 camera, microphone, loudspeaker, network and browser are tried the way that a meeting goes', async ({
  come,
}) => {
  const { page } = await come('member');
  await page.goto('/troubleshooting?lang=en');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const name of ['Browser', 'Camera', 'Microphone']) {
    await expect(row(name).getByText('Works', { exact: true })).toBeVisible({ timeout: 40_000 });
  }
  // A machine that does much else loses packets, which the page then says: it is measured either way.
  const verdict = row('Network').getByText(/^Works(, with limits)?$/);
  await expect(verdict).toBeVisible({ timeout: 60_000 });
  await expect(row('Network')).toContainText(/back \d+ kbit\/s/);
  await expect(row('Network')).toContainText(/\d+ × \d+/);
  await page.getByRole('button', { name: 'Play a test sound' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  if ((await verdict.textContent()) === 'Works') {
    await expect(page.getByText('You are ready for your meetings.')).toBeVisible();
  }
  await expectAccessible(page);
});

test('FND-32 a visitor learns by role what the room offers, and tries its bar', async ({
  page,
}) => {
  await page.goto('/meeting_live/tutorial/1?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the live room works');
  await page.getByRole('button', { name: /Raise hand/ }).click();
  await expect(page.getByText('Your hand is up')).toBeVisible();
  await page.getByRole('radio', { name: 'Host' }).press('Space');
  await expect(page.getByRole('heading', { name: 'Lead the meeting' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try your devices' }).first().click();
  await expect(page).toHaveURL(/\/troubleshooting/);
});

test('one key shows all keys, another claps for everyone to see; help stands in the header', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  const member = await come('member');
  await enterRoom(member, path);
  await member.page.getByRole('button', { name: 'React' }).click();
  await member.page.getByRole('button', { name: 'Applause' }).click();
  for (const { page } of [host, member]) {
    await expect(page.locator('[data-reaction="clap"]')).toHaveText('1');
  }
  await host.page.keyboard.press('?');
  const keys = host.page.getByRole('switch', { name: 'Single keys act in the room' });
  await expect(keys).toBeChecked();
  await expectAccessible(host.page);
  await host.page.keyboard.press('Escape');
  await host.page.getByRole('button', { name: 'Help' }).click();
  const tutorial = host.context.waitForEvent('page');
  await host.page.getByRole('menuitem', { name: 'How the room works' }).click();
  await expect((await tutorial).getByRole('heading', { level: 1 })).toBeVisible();
});
