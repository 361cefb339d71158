import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import type { DemoName } from './support/accounts.ts';
import { actOn, press } from './support/people.ts';
import { enterRoom, roomPath, tileOf } from './support/rooms.ts';
import type { Guest } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
const EXPERT = '周远航';
const MEMBER = '林晓';
const NEW_NAME = 'Lin of Harbourline';
/** Longer than a host may be away until another can take his place. */
const HOST_AWAY_MS = 60_000;

// Both are in the same meeting, which the second brings to its end.
test.describe.configure({ mode: 'serial' });

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

/** A meeting that has begun, with host, expert and a listener in it. */
async function startedMeeting(come: (name: DemoName) => Promise<Guest>) {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  const expert = await come('expert');
  await enterRoom(expert, path);
  const member = await come('member');
  await enterRoom(member, path);
  const start = host.page.getByRole('button', { name: 'Start the meeting' });
  const end = host.page.getByRole('button', { name: 'End meeting' });
  await expect(start.or(end).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
  for (const { page } of [expert, member]) await expect(page.getByRole('timer')).toBeVisible();
  return { path, host, expert, member };
}

test('LMEM-44 LMEM-52 LMEM-53 LMEM-54 LMEM-55 LMEM-56 LMEM-57 LMEM-62 LMEM-63 LHST-04 LHST-07 LHST-08 LHST-09 LHST-10 LCHT-04 LCHT-09 what the host gives a listener and takes back is there in his browser', async ({
  come,
}) => {
  const { host, expert, member } = await startedMeeting(come);

  const closed = member.page.getByText('The host has not opened the list of the audience.');
  await expect(closed).toBeVisible();
  await actOn(host.page, MEMBER, 'Show them the attendees');
  await expect(closed).toBeHidden();
  await actOn(host.page, MEMBER, 'Hide the attendees from them');
  await expect(closed).toBeVisible();

  const count = member.page.getByText(/^\d+ (person|people) here$/);
  await expect(count).toBeHidden();
  await actOn(host.page, MEMBER, 'Show them the number of people');
  await expect(count).toBeAttached();
  await actOn(host.page, MEMBER, 'Hide the number of people from them');
  await expect(count).toBeHidden();

  await actOn(host.page, MEMBER, 'Allow them to mute others');
  await actOn(member.page, EXPERT, 'Mute');
  await expect(expert.page.getByText('The host has muted you. Unmute yourself')).toBeVisible();
  await press(expert.page, 'Unmute');
  await actOn(host.page, MEMBER, 'No longer allow them to mute others');
  await expect(
    member.page.getByRole('button', { name: new RegExp(`^Actions for ${EXPERT}`) }),
  ).toBeVisible();
  await press(member.page, new RegExp(`^Actions for ${EXPERT}`));
  await expect(member.page.getByRole('menuitem', { name: 'Mute', exact: true })).toBeHidden();
  await member.page.keyboard.press('Escape');

  await tab(host.page, /Public chat/).click();
  await host.page.getByRole('switch', { name: 'Everyone may read and write' }).press('Space');
  await tab(host.page, /Attendees/).click();
  const chat = tab(member.page, /Public chat/);
  await expect(chat).toBeHidden();
  await actOn(host.page, MEMBER, 'Open the public chat to them');
  await chat.click();
  const field = member.page.getByRole('textbox', { name: 'Message to everyone' });
  await field.fill('For those who may read it.');
  await press(member.page, 'Send');
  await tab(host.page, /Public chat/).click();
  await expect(host.page.getByText('For those who may read it.', { exact: true })).toBeVisible();
  await tab(host.page, /Attendees/).click();
  await field.fill('Half a sentence');
  await actOn(host.page, MEMBER, 'Close the public chat to them');
  await expect(chat).toBeHidden();
  await expectAccessible(member.page);
  await actOn(host.page, MEMBER, 'Open the public chat to them');
  await chat.click();
  await expect(field).toHaveValue('Half a sentence');

  await actOn(host.page, MEMBER, 'Rename …');
  const asked = host.page.getByRole('dialog', { name: `Rename ${MEMBER}` });
  await asked.getByRole('textbox', { name: 'Name in the room' }).fill(NEW_NAME);
  await asked.getByRole('button', { name: 'Rename' }).click();
  await expect(member.page.getByText(NEW_NAME).first()).toBeVisible();
});

test('LROL-04 LROL-08 LROL-14 LROL-49 LROL-53 ERR-46 nobody who has left is made host; the host drops, staff take over and close the meeting for the audience; the host takes his role back', async ({
  come,
}) => {
  // Four browsers, and half a minute in which the host might be back.
  test.setTimeout(2 * test.info().timeout);
  const { path, host, expert, member } = await startedMeeting(come);
  const staff = await come('staff');
  await enterRoom(staff, path);
  const hostEnds = host.page.getByRole('button', { name: 'End meeting' });
  const staffEnds = staff.page.getByRole('button', { name: 'End meeting' });

  // He is asked to while the expert is there, and says yes when he is not.
  await actOn(host.page, EXPERT, 'Make host');
  const asked = host.page.getByRole('alertdialog', {
    name: `Hand the host role over to ${EXPERT}?`,
  });
  await expect(asked).toBeVisible();
  await expert.page.goto('/search');
  await expect(tileOf(host.page, new RegExp(EXPERT))).toBeHidden();
  await asked.getByRole('button', { name: 'Hand over' }).click();
  await expect(host.page.getByText('User offline')).toBeVisible();
  await expect(hostEnds).toBeVisible();

  await host.page.goto('/search');
  // He might be back at once: meanwhile others come.
  await enterRoom(expert, path);
  await staff.page
    .getByRole('button', { name: 'Take over as host' })
    .click({ timeout: HOST_AWAY_MS });
  await expect(staffEnds).toBeVisible();
  await expectAccessible(staff.page);

  await press(staff.page, 'Close for the audience');
  await staff.page
    .getByRole('alertdialog', { name: 'Close the meeting for the audience?' })
    .getByRole('button', { name: 'Close for the audience' })
    .click();
  await expect(
    member.page.getByRole('alertdialog', { name: 'The meeting has ended' }),
  ).toBeVisible();
  await expectAccessible(member.page);
  // Host and expert go on together, and whoever leaves the stage now has left the meeting.
  await enterRoom(host, path);
  await expect(tileOf(host.page, new RegExp(EXPERT))).toBeVisible();
  await expect(expert.page.getByRole('timer')).toBeVisible();
  await expect(hostEnds).toBeHidden();
  await host.page
    .getByRole('group', { name: 'Course of the meeting' })
    .getByRole('button', { name: 'Take the host role back' })
    .click();
  await expect(hostEnds).toBeVisible();
  await expect(staffEnds).toBeHidden();
  await actOn(host.page, EXPERT, 'Send back to the audience');
  await expect(
    expert.page.getByRole('alertdialog', { name: 'The meeting has ended' }),
  ).toBeVisible();
});
