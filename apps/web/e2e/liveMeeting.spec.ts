import { expectAccessible } from './support/expectAccessible.ts';
import type { Guest } from './support/guests.ts';
import { journeyEvent, roomOf } from './support/journeyEvents.ts';
import { expectVideoMoves, expectSound, keepConnections } from './support/media.ts';
import {
  actOn,
  chooseMore,
  enterRoom,
  heardTileOf,
  passDoor,
  press,
  tileOf,
  tileWith,
  write,
} from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { announcements, hasMusic, keepSounds, volumesOf } from './support/sounds.ts';
import { tabTo } from './support/tabTo.ts';
import { expect } from './support/test.ts';
import { serverTextOf } from './support/text.ts';

/** The first item to score, from the server's dictionary. */
const CONTENT = '内容';
const NEWS = 'Questions at the <b>end</b>, please.';

/** The host, an expert, and an audience member on a dark phone in Chinese. */
interface Meeting {
  readonly host: Guest;
  readonly expert: Guest;
  readonly member: Guest;
}

test('holds a meeting from its door to its score, by keyboard, on a phone, in Chinese [UI-15]', async ({
  come,
  comeNew,
}) => {
  const event = journeyEvent('meeting');
  const [account] = event.experts;
  if (account === undefined) throw new Error('The event has no expert');
  const phone = { locale: 'zh-CN', isPhone: true, isDark: true, mayUseDevices: true } as const;
  const meeting: Meeting = {
    host: await come(event.host),
    expert: await come(account),
    member: await comeNew(event, { ...phone, name: '林晓' }),
  };
  const { host, expert, member } = meeting;
  await keepSounds(expert.page);
  await keepSounds(member.page);
  await keepConnections(member.page);

  const room = roomOf(event, 'en');
  await test.step('lets the host in by keyboard [LCON-01, LCHT-03]', () =>
    enterByKeyboard(host, room));
  await test.step('plays music until the start [LHST-21]', async () => {
    await enterRoom(member, event);
    await expect(member.page.getByText(member.t('live.room.waiting.title'))).toBeVisible();
    await expect.poll(() => hasMusic(member.page)).toBe(true);
  });
  await enterRoom(expert, event);
  await test.step('starts with the announcement for everyone [LROL-16, LHST-19, LMED-03]', () =>
    start(meeting));
  await stayAtBack(host);
  await test.step('brings a raised hand on stage and back [LMEM-48, LMEM-49, LMEM-67, LMEM-68]', () =>
    comeOnStage(meeting));
  await test.step('mutes and hides the expert [LMEM-50, LMEM-51, LMEM-58, LMEM-59, LHST-05, LHST-06]', () =>
    muteAndHide(meeting));
  await test.step('moves the host role there and back [LMEM-45, LMEM-46, LMEM-47, LROL-26, LROL-44, LROL-51]', () =>
    transferHost(meeting));
  await test.step('sets values for late joiners too [LHST-03, LHST-13, LHST-15, LHST-20, LCON-57]', () =>
    setForAll(meeting));
  await test.step('chats, deletes a message and closes the chat [LCHT-07, LCHT-08, LCHT-14]', () =>
    chat(meeting));
  await test.step('ends after a confirmation [LHST-23, LROL-09]', () => end(meeting));
  await test.step('scores the meeting [PLAY-14]', () => score(member, roomOf(event, 'zh-CN')));

  await press(host.page, host.t('live.dialogs.ended.action'));
  await expect(host.page).toHaveURL(/\/eventDetail\/\d+/);
  await test.step('reports an unknown event [EVT-02]', async () => {
    await host.page.goto('/eventDetail/99999999?lang=en');
    await expect(host.page.getByText(serverTextOf('en', 'error.eventNotFound'))).toBeVisible();
  });
});

async function enterByKeyboard({ page, t }: Guest, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('img', { name: t('live.devices.ownVideo') })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: t('liveEntry.check.enter') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('live.connection.connecting'))).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: t('live.controls.mute'), exact: true }));
  await page.keyboard.press('Space');
  const unmute = page.getByRole('button', { name: t('live.controls.unmute'), exact: true });
  await expect(unmute).toBeFocused();
  await page.keyboard.press('Space');
  const attendees = page.getByRole('tab', { name: new RegExp(`^${t('live.tabs.attendees')}`) });
  await expect(attendees).toHaveAttribute('aria-selected', 'true');
}

async function start({ host, expert, member }: Meeting): Promise<void> {
  await press(host.page, host.t('live.host.start'));
  for (const { page, t } of [member, expert]) {
    await expect(page.getByRole('timer')).toBeVisible();
    await expect.poll(() => announcements(page)).toBe(1);
    await expect(page.getByText(t('liveMedia.compliance.title'))).toBeVisible();
    await expectVideoMoves(tileOf(page, new RegExp(host.name)));
  }
  expect(await hasMusic(member.page)).toBe(false);
  await expectVideoMoves(tileOf(member.page, new RegExp(expert.name)));
  await expectSound(member.page);
  await expectAccessible(host.page);
}

/** The room was opened by its address, so the browser shows its own confirmation. */
async function stayAtBack({ page }: Guest): Promise<void> {
  const dialog = page.waitForEvent('dialog');
  await page.evaluate(() => history.back());
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function comeOnStage({ host, member }: Meeting): Promise<void> {
  await press(member.page, member.t('live.controls.hand'));
  await press(host.page, host.t('live.hands.bringNamed', { name: member.name }));
  const received = member.page
    .getByRole('alert')
    .getByText(member.t('live.notices.yours.toExpert'));
  await expect(received).toBeVisible();
  await press(member.page, member.t('live.controls.unmute'));
  await expect(heardTileOf(host, member.name)).toBeVisible();
  await actOn(host, member.name, host.t('liveEntry.people.toAudience'));
  const hand = member.page.getByRole('button', { name: member.t('live.controls.hand') });
  await expect(hand).toBeVisible();
  await expect(tileOf(host.page, new RegExp(member.name))).toBeHidden();
}

async function muteAndHide({ host, expert, member }: Meeting): Promise<void> {
  const { t } = host;
  await actOn(host, expert.name, t('liveEntry.people.mute'));
  await expect(expert.page.getByText(expert.t('live.notices.yours.mutedOnStage'))).toBeVisible();
  const silent = tileWith(member.page, expert.name, member.t('live.tile.muted'));
  await expect(silent).toBeVisible();
  await actOn(host, expert.name, t('live.controls.unmute'));
  await press(expert.page, expert.t('live.controls.unmute'));
  await expect(heardTileOf(member, expert.name)).toBeVisible();

  const seen = tileOf(member.page, new RegExp(expert.name));
  await actOn(host, expert.name, t('liveEntry.people.hide'));
  await expect(tileWith(expert.page, expert.name, t('live.tile.hidden'))).toBeVisible();
  await expect(seen).toBeHidden();
  await actOn(host, expert.name, t('liveEntry.people.display'));
  // The audience member's browser had stopped receiving it, and receives it again.
  await expectVideoMoves(seen);
}

async function transferHost({ host, expert }: Meeting): Promise<void> {
  const { page, t } = host;
  const ends = (guest: Guest) =>
    guest.page.getByRole('button', { name: guest.t('live.host.stop'), exact: true });
  await actOn(host, expert.name, t('liveEntry.people.makeHost'));
  await page
    .getByRole('alertdialog', { name: t('live.dialogs.transfer.title', { name: expert.name }) })
    .getByRole('button', { name: t('live.dialogs.transfer.action') })
    .click();
  await expect(expert.page.getByText(expert.t('live.notices.yours.toHost'))).toBeVisible();
  await expect(page.getByText(t('liveEntry.people.standIn', { name: expert.name }))).toBeVisible();
  await page
    .getByRole('group', { name: t('live.host.group') })
    .getByRole('button', { name: t('live.host.takeBack') })
    .click();
  await expect(ends(host)).toBeVisible();
  await press(expert.page, expert.t('live.dialogs.withdrawn.action'));
  await expect(ends(expert)).toBeHidden();
}

/** Changes the host's settings, which apply to everyone, including later joiners. */
async function setForAll({ host, expert, member }: Meeting): Promise<void> {
  const { page, t } = host;
  await actOn(host, expert.name, t('liveEntry.people.volume'));
  await page.getByRole('slider', { name: t('liveEntry.volume.label') }).fill('35');
  await press(page, t('liveEntry.volume.done'));
  await expect.poll(() => volumesOf(member.page)).toEqual([0.35, 1]);
  await chooseMore(host, t('liveEntry.announcement.write'));
  await page.getByRole('textbox', { name: t('liveEntry.announcement.label') }).fill(NEWS);
  await press(page, t('liveEntry.announcement.show'));
  await expect(member.page.getByRole('status').getByText(NEWS)).toBeVisible();
  await actOn(host, expert.name, t('liveEntry.people.spotlight'));
  const large = ({ page: of, t: text }: Guest) =>
    tileWith(of, expert.name, text('live.tile.spotlight'));
  for (const guest of [host, expert, member]) await expect(large(guest)).toBeVisible();

  await member.page.reload();
  await passDoor(member);
  await expect(large(member)).toBeVisible();
  await expect(member.page.getByText(NEWS)).toBeVisible();
  await expect.poll(() => volumesOf(member.page)).toEqual([0.35, 1]);
  await actOn(host, expert.name, t('liveEntry.people.unspotlight'));
  await expect(large(member)).toBeHidden();
  await press(page, t('live.announcement.clear'));
  await expect(member.page.getByText(NEWS)).toBeHidden();
  // The member rejoined long ago and has not heard the opening announcement.
  expect(await announcements(member.page)).toBe(0);
  await expect(member.page.getByText(member.t('liveMedia.compliance.title'))).toBeHidden();
}

async function chat({ host, member }: Meeting): Promise<void> {
  const { page, t } = host;
  await press(member.page, new RegExp(member.t('live.controls.people')));
  const sheet = member.page.getByRole('dialog', { name: member.t('live.tools.label') });
  await write(member, '收到，谢谢。');
  await write(member, 'Buy cheap watches');
  const unread = page.getByRole('tab', { name: t('live.tabs.unread', { count: 2 }) });
  await expect(unread).toBeVisible();
  const attendees = page.getByRole('tab', { name: new RegExp(`^${t('live.tabs.attendees')}`) });
  await tabTo(page, attendees, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const field = page.getByRole('textbox', { name: t('live.chat.input') });
  await tabTo(page, field);
  await page.keyboard.type('By keyboard alone.');
  await tabTo(page, page.getByRole('button', { name: t('live.chat.send') }));
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(sheet.getByText('By keyboard alone.', { exact: true })).toBeVisible();

  const watches = page.getByText('Buy cheap watches', { exact: true });
  await watches.hover();
  await page
    .getByRole('button', { name: t('live.chat.remove', { name: member.name }) })
    .last()
    .click();
  await expect(watches).toBeHidden();
  await expect(sheet.getByText('Buy cheap watches', { exact: true })).toBeHidden();
  await expect(sheet.getByText('收到，谢谢。', { exact: true })).toBeVisible();

  const openToAll = page.getByRole('switch', { name: t('liveEntry.chat.open') });
  const tab = sheet.getByRole('tab', { name: new RegExp(`^${member.t('live.tabs.chat')}`) });
  await openToAll.press('Space');
  await expect(tab).toBeHidden();
  await openToAll.press('Space');
  await expect(tab).toBeVisible();
  await member.page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Ends the meeting by keyboard: cancels the confirmation once, then confirms. */
async function end({ host, member }: Meeting): Promise<void> {
  const { page, t } = host;
  const button = page
    .getByRole('group', { name: t('live.host.group') })
    .getByRole('button', { name: t('live.host.stop') });
  const question = page.getByRole('alertdialog', { name: t('live.dialogs.stop.title') });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: t('live.dialogs.stop.action') }));
  await page.keyboard.press('Enter');
  for (const guest of [host, member]) {
    const title = guest.t('live.dialogs.ended.title');
    await expect(guest.page.getByRole('alertdialog', { name: title })).toBeVisible();
  }
}

/** Scores in the room, changes the score on the event's page, and finds it kept in the room. */
async function score({ page, t }: Guest, path: string): Promise<void> {
  const received = page.getByRole('alertdialog', { name: t('live.dialogs.ended.title') });
  const star = (value: number) =>
    page
      .getByRole('radiogroup', { name: CONTENT })
      .getByRole('radio')
      .nth(value - 1);
  await star(4).press('Space');
  await received.getByRole('button', { name: t('ui.score.send') }).click();
  await expect(received.getByText(t('ui.score.given'))).toBeVisible();
  await received.getByRole('button', { name: t('live.dialogs.ended.action') }).click();
  await expect(page).toHaveURL(/\/eventDetail\/\d+/);
  await expect(star(4)).toBeChecked();
  await star(4).press('ArrowRight');
  await page.getByRole('button', { name: t('ui.score.change') }).click();
  await expect(page.getByText(t('ui.score.given'))).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: t('liveEntry.refused.ended') })).toBeVisible();
  await expect(star(5)).toBeChecked();
}
