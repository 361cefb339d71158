import type { Guest } from './support/guests.ts';
import { journeyEvent } from './support/journeyEvents.ts';
import { journeyRun } from './support/journeyRun.ts';
import { expectSound, keepConnections } from './support/media.ts';
import { needProgram } from './support/needProgram.ts';
import { enterRoom, press, startMeeting, tileOf } from './support/rooms.ts';
import { roomTest } from './support/roomTest.ts';
import { Telephone } from './support/Telephone.ts';
import { expect } from './support/test.ts';

/** The phone number as typed, as dialed, and as masked for unentitled readers. */
const NUMBER = '138 0000 5678';
const DIALED = '+8613800005678';
const MASKED = String.raw`^\+86138\*{4}5678, `;

/** The server's phone line leads to this phone. */
const test = roomTest.extend<{ telephone: Telephone }>({
  telephone: async ({}, use) => {
    needProgram('baresip', 'baresip-core');
    const telephone = await Telephone.start(DIALED, journeyRun().phone.telephone);
    await use(telephone);
    await telephone.stop();
  },
});

test('calls a phone that the audience sees and hears, hides and mutes it, and hangs up [LDIA-01, LDIA-36, LDIA-40, LDIA-55]', async ({
  come,
  comeNew,
  telephone,
}) => {
  const event = journeyEvent('phone');
  const host = await come(event.host);
  const member = await comeNew(event, { name: 'Lena Ortiz', mayUseDevices: false });
  await keepConnections(member.page);
  await enterRoom(host, event);
  await startMeeting(host);
  const { page, t } = host;
  // Only the phone is heard from now on.
  await press(page, t('live.controls.mute'));
  await enterRoom(member, event);

  await page.getByRole('tab', { name: t('live.tools.phone') }).click();
  const form = page.getByRole('form', { name: t('livePhone.dialOut.title') });
  await form.getByRole('textbox', { name: t('livePhone.dialOut.number') }).fill(NUMBER);
  // By key: the panel above still fills and moves the button, so a pointer may miss it.
  await form.getByRole('button', { name: t('livePhone.dialOut.call'), exact: true }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: DIALED });
  await expect(row).toContainText(t('livePhone.states.ringing'));
  telephone.answer();
  await expect(row).toContainText(new RegExp(String.raw`${t('livePhone.states.connected')} \d`));
  await expect(page.getByText(t('livePhone.connected'))).toBeVisible();
  const both = [host, member];
  const speaking = (guest: Guest) =>
    tileOf(guest.page, new RegExp(`${MASKED}.*${guest.t('live.tile.speaking')}`));
  const silent = (guest: Guest) =>
    tileOf(guest.page, new RegExp(`${MASKED}.*${guest.t('live.tile.muted')}`));
  for (const guest of both) await expect(speaking(guest)).toBeVisible();
  await expectSound(member.page);
  expect(await member.page.content()).not.toMatch(/138\D?0000\D?5678/);

  // A hidden phone is muted too; it is shown again in the same state.
  const act = (name: 'hide' | 'show' | 'mute' | 'unmute' | 'hangUpNamed'): Promise<void> =>
    row.getByRole('button', { name: t(`livePhone.dialOut.${name}`, { name: DIALED }) }).click();
  const anywhere = (guest: Guest) => tileOf(guest.page, new RegExp(MASKED));
  await test.step('hides the phone, which mutes it, and shows it again [LDIA-19, LDIA-41]', async () => {
    await act('hide');
    await expect(row).toContainText(t('livePhone.dialOut.hidden'));
    const hidden = tileOf(
      page,
      new RegExp(`${MASKED}.*${t('live.tile.muted')}.*${t('live.tile.hidden')}`),
    );
    await expect(hidden).toBeVisible();
    await expect(anywhere(member)).toBeHidden();
    await act('show');
    await expect(silent(member)).toBeVisible();
  });
  await test.step('unmutes and mutes the phone for everyone [LDIA-08, LDIA-18]', async () => {
    await act('unmute');
    for (const guest of both) await expect(speaking(guest)).toBeVisible();
    await act('mute');
    await expect(row).toContainText(t('livePhone.dialOut.muted'));
    for (const guest of both) await expect(silent(guest)).toBeVisible();
  });
  await test.step('hangs up after a confirmation [LDIA-37, LDIA-46]', async () => {
    await act('hangUpNamed');
    await page
      .getByRole('alertdialog', { name: t('livePhone.ask.hangUp.title') })
      .getByRole('button', { name: t('livePhone.ask.hangUp.act') })
      .click();
    await expect(row).toContainText(t('livePhone.states.hanged_up'));
    for (const guest of both) await expect(anywhere(guest)).toBeHidden();
    await telephone.hungUp();
  });
});
