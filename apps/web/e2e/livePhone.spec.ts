import { expectAccessible } from './support/expectAccessible.ts';
import { journeyRun } from './support/journeyRun.ts';
import { enterRoom, keepConnections, roomPath, soundPackets, tileOf } from './support/rooms.ts';
import { roomTest } from './support/roomTest.ts';
import { Telephone, freeUdpPort, hasTelephone, lineSettings } from './support/Telephone.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
/** As it is typed, dialled and shown to who may not read it. */
const NUMBER = '138 0000 5678';
const DIALLED = '+8613800005678';
const MASKED = /^\+86138\*{4}5678, by telephone/;
const SPEAKS = /^\+86138\*{4}5678, by telephone.*speaking/;

/** The server's telephone line leads to one telephone. */
const test = roomTest.extend<object, { telephone: Telephone }>({
  telephone: [
    async ({}, use) => {
      const telephone = await Telephone.start(DIALLED, journeyRun().phone.telephone);
      await use(telephone);
      await telephone.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({}, use) => {
      const { telephone } = journeyRun().phone;
      await use(lineSettings({ listen: await freeUdpPort(), telephone }));
    },
    { scope: 'worker' },
  ],
});

test.skip(!hasTelephone(), 'baresip is not installed: there is no telephone to call');

test('LDIA-01 LDIA-08 LDIA-18 LDIA-19 LDIA-36 LDIA-37 LDIA-40 LDIA-41 LDIA-46 LDIA-55 the host calls a telephone, which is seen and heard by a listener, hides and mutes it and hangs up', async ({
  come,
  telephone,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  await host.page.getByRole('button', { name: 'Start the meeting' }).click();
  // The telephone alone is heard from now on.
  await host.page.getByRole('button', { name: 'Mute', exact: true }).click();
  const member = await come('member');
  await keepConnections(member.page);
  await enterRoom(member, path);

  const { page } = host;
  await page.getByRole('tab', { name: 'Phone' }).click();
  const form = page.getByRole('form', { name: 'Call someone in' });
  await form.getByRole('textbox', { name: 'Phone number' }).fill(NUMBER);
  await form.getByRole('button', { name: 'Call', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: DIALLED });
  await expect(row).toContainText('Ringing');
  await expectAccessible(page);
  telephone.answer();
  await expect(row).toContainText(/Connected \d/);
  await expect(page.getByText('The call-out is connected.')).toBeVisible();

  for (const guest of [host, member]) {
    await expect(tileOf(guest.page, SPEAKS)).toBeVisible();
  }
  const before = await soundPackets(member.page);
  await expect.poll(() => soundPackets(member.page)).toBeGreaterThan(before + 20);
  await expectAccessible(member.page);
  expect(await member.page.content()).not.toMatch(/138\D?0000\D?5678/);

  // Hidden it is muted too; it is shown again as it is.
  await row.getByRole('button', { name: `Hide ${DIALLED} from the audience` }).click();
  await expect(row).toContainText('muted · hidden');
  await expect(
    tileOf(page, /by telephone.*microphone off.*Hidden from the audience/),
  ).toBeVisible();
  await expect(tileOf(member.page, MASKED)).toBeHidden();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Show ${DIALLED} to the audience` }).click();
  await expect(tileOf(member.page, /by telephone.*microphone off/)).toBeVisible();
  await row.getByRole('button', { name: `Unmute ${DIALLED}` }).click();
  for (const guest of [host, member]) await expect(tileOf(guest.page, SPEAKS)).toBeVisible();
  await row.getByRole('button', { name: `Mute ${DIALLED}` }).click();
  await expect(row).toContainText('muted');
  for (const guest of [host, member]) {
    await expect(tileOf(guest.page, /by telephone.*microphone off/)).toBeVisible();
  }
  await row.getByRole('button', { name: `Hang up: ${DIALLED}` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Hang up?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Hang up' }).click();
  await expect(row).toContainText('Hung up');
  for (const guest of [host, member]) await expect(tileOf(guest.page, MASKED)).toBeHidden();
  await telephone.hungUp();
});
