import { expectAccessible } from './support/expectAccessible.ts';
import { actOn, press } from './support/people.ts';
import {
  chooseMore,
  enterRoom,
  expectPictureMoves,
  keepConnections,
  passDoor,
  roomPath,
  soundPackets,
  tileOf,
} from './support/rooms.ts';
import type { Guest } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { announcements, hasMusic, keepSounds, volumesOf } from './support/sounds.ts';
import { expect } from './support/test.ts';
import { refuse } from './support/wire.ts';
import { tabTo } from './support/tabTo.ts';

const MEETING = 'Storage open hour';
const HOST = '苏曼';
const EXPERT = '周远航';
const MEMBER = '林晓';
const NEWS = 'Questions at the <b>end</b>, please.';
/** How long the network is away. */
const CUT_MS = 5000;

// The journeys follow one meeting from its door to its end.
test.describe.configure({ mode: 'serial' });

test.describe('a meeting', () => {
  test('LCON-01 LCON-57 LHST-13 LHST-15 LROL-16 LMED-03 LHST-03 LHST-05 LHST-06 LHST-19 LHST-20 LHST-21 LMEM-45 LMEM-46 LMEM-47 LMEM-48 LMEM-49 LMEM-50 LMEM-51 LROL-51 LMEM-58 LMEM-59 LMEM-67 LMEM-68 LROL-26 LROL-44 host and expert are seen and heard; a hand, the stage, and back; what one sets for all', async ({
    come,
  }) => {
    const host = await come('host');
    const path = await roomPath(host, MEETING);
    await host.page.goto(path);
    await expect(host.page.getByRole('img', { name: 'Picture of your camera' })).toBeVisible();
    await expectAccessible(host.page);
    await enterRoom(host, path);
    await expectAccessible(host.page);
    const member = await come('member');
    await keepConnections(member.page);
    await keepSounds(member.page);
    await enterRoom(member, path);
    await expect(member.page.getByText('The meeting has not begun')).toBeVisible();
    await expect.poll(() => hasMusic(member.page)).toBe(true);
    await expectAccessible(member.page);
    const expert = await come('expert');
    await keepSounds(expert.page);
    await enterRoom(expert, path);

    await press(host.page, 'Start the meeting');
    for (const { page } of [member, expert]) {
      await expect(page.getByRole('timer')).toBeVisible();
      await expect.poll(() => announcements(page)).toBe(1);
      await expect(page.getByText('Compliance notice')).toBeVisible();
      await expectPictureMoves(tileOf(page, new RegExp(HOST)));
    }
    expect(await hasMusic(member.page)).toBe(false);
    await expectPictureMoves(tileOf(member.page, new RegExp(EXPERT)));
    const before = await soundPackets(member.page);
    await expect.poll(() => soundPackets(member.page)).toBeGreaterThan(before + 20);
    await expectAccessible(host.page);

    await press(member.page, 'Raise hand');
    await press(host.page, `Bring on stage: ${MEMBER}`);
    await expect(member.page.getByRole('alert').getByText('You are on stage now.')).toBeVisible();
    await press(member.page, 'Unmute');
    await expect(
      tileOf(host.page, new RegExp(`${MEMBER}, Expert, (microphone on|speaking)`)),
    ).toBeVisible();
    await actOn(host.page, MEMBER, 'Send back to the audience');
    await expect(member.page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
    await expect(tileOf(host.page, new RegExp(MEMBER))).toBeHidden();

    await actOn(host.page, EXPERT, 'Mute');
    await expect(expert.page.getByText('The host has muted you. Unmute yourself')).toBeVisible();
    await expect(
      tileOf(member.page, new RegExp(`${EXPERT}, Expert, microphone off`)),
    ).toBeVisible();
    await actOn(host.page, EXPERT, 'Unmute');
    await press(expert.page, 'Unmute');
    await expect(
      tileOf(member.page, new RegExp(`${EXPERT}, Expert, (microphone on|speaking)`)),
    ).toBeVisible();

    await actOn(host.page, EXPERT, 'Hide from the audience');
    await expect(
      tileOf(expert.page, new RegExp(`${EXPERT} .*Hidden from the audience`)),
    ).toBeVisible();
    await expect(tileOf(member.page, new RegExp(EXPERT))).toBeHidden();
    await actOn(host.page, EXPERT, 'Show to the audience');
    await expect(tileOf(member.page, new RegExp(EXPERT))).toBeVisible();
    // It was taken from his browser, and is given to it again.
    await expectPictureMoves(tileOf(member.page, new RegExp(EXPERT)));

    await actOn(host.page, EXPERT, 'Make host');
    const asked = host.page.getByRole('alertdialog', {
      name: `Hand the host role over to ${EXPERT}?`,
    });
    await asked.getByRole('button', { name: 'Hand over' }).click();
    await expect(expert.page.getByText('You are the host now.')).toBeVisible();
    await expect(host.page.getByText(`${EXPERT} leads the meeting now.`)).toBeVisible();
    await expectAccessible(host.page);
    await host.page
      .getByRole('group', { name: 'Course of the meeting' })
      .getByRole('button', { name: 'Take the host role back' })
      .click();
    await expect(host.page.getByRole('button', { name: 'End meeting' })).toBeVisible();
    await press(expert.page, 'Understood');
    await expect(expert.page.getByRole('button', { name: 'End meeting' })).toBeHidden();

    // What the host sets is there for all, and for who comes in later.
    await actOn(host.page, EXPERT, 'Set how loud they are …');
    await host.page.getByRole('slider', { name: 'Volume' }).fill('35');
    await press(host.page, 'Done');
    await expect.poll(() => volumesOf(member.page)).toEqual([0.35, 1]);
    await chooseMore(host.page, 'Write an announcement');
    await host.page.getByRole('textbox', { name: 'Announcement' }).fill(NEWS);
    await host.page.getByRole('button', { name: 'Announce', exact: true }).click();
    await expect(member.page.getByRole('status').getByText(NEWS)).toBeVisible();
    await actOn(host.page, EXPERT, 'Put on the home screen');
    const large = new RegExp(`${EXPERT}.*, Expert, .*Home screen`);
    for (const { page } of [host, expert, member]) await expect(tileOf(page, large)).toBeVisible();
    await member.page.reload();
    await passDoor(member);
    await expect(tileOf(member.page, large)).toBeVisible();
    await expect(member.page.getByText(NEWS)).toBeVisible();
    await expect.poll(() => volumesOf(member.page)).toEqual([0.35, 1]);
    await expectAccessible(member.page);
    await actOn(host.page, EXPERT, 'Take off the home screen');
    await expect(tileOf(member.page, large)).toBeHidden();
    await press(host.page, 'Take the announcement down');
    await expect(member.page.getByText(NEWS)).toBeHidden();
    // Long in the room again, he has heard nothing of what was said at the start.
    expect(await announcements(member.page)).toBe(0);
    await expect(member.page.getByText('Compliance notice')).toBeHidden();
  });

  test('LCHT-03 LCHT-07 LCHT-08 LCHT-14 LCON-29 LCON-58 chat, who comes late, five seconds without a network, a second login, without a camera', async ({
    come,
  }) => {
    const host = await come('host');
    const path = await roomPath(host, MEETING);
    await enterRoom(host, path);
    const start = host.page.getByRole('button', { name: 'Start the meeting' });
    const end = host.page.getByRole('button', { name: 'End meeting' });
    await expect(start.or(end)).toBeVisible();
    // The journey before has started it, unless this one runs alone.
    if (await start.isVisible()) await start.click();
    const member = await come('member', { mayUseDevices: false });
    await enterRoom(member, path);
    await expectPictureMoves(tileOf(member.page, new RegExp(HOST)));

    const write = async ({ page }: Guest, text: string): Promise<void> => {
      await page.getByRole('tab', { name: /Public chat/ }).click();
      await page.getByRole('textbox', { name: 'Message to everyone' }).fill(text);
      await press(page, 'Send');
    };
    await write(member, 'How long do the cells last?');
    await write(member, 'Buy cheap watches');
    await expect(
      host.page.getByRole('tab', { name: /Public chat.*2 unread messages/ }),
    ).toBeVisible();
    await host.page.getByRole('tab', { name: /Public chat/ }).click();
    const watches = host.page.getByText('Buy cheap watches');
    await watches.hover();
    await host.page
      .getByRole('button', { name: `Remove the message of ${MEMBER}` })
      .last()
      .click();
    await expect(watches).toBeHidden();
    await expect(member.page.getByText('Buy cheap watches')).toBeHidden();
    await expectAccessible(host.page);

    const openToAll = host.page.getByRole('switch', { name: 'Everyone may read and write' });
    await openToAll.press('Space');
    await expect(member.page.getByText('The public chat is closed to you now.')).toBeVisible();
    await expect(member.page.getByRole('tab', { name: /Public chat/ })).toBeHidden();
    await openToAll.press('Space');
    await expect(member.page.getByText('The public chat is open to you now.')).toBeVisible();
    await member.page.getByRole('tab', { name: /Public chat/ }).click();

    await member.context.setOffline(true);
    await expect(member.page.getByText(/Reconnecting by itself/)).toBeVisible();
    await expectAccessible(member.page);
    const back = Date.now() + CUT_MS;
    await expect.poll(() => Date.now(), { timeout: 2 * CUT_MS }).toBeGreaterThan(back);
    await write(host, 'Fifteen years by the guarantee.');
    await member.context.setOffline(false);
    await expect(member.page.getByText('You are connected again.')).toBeVisible();
    await expect(
      member.page.getByText('Fifteen years by the guarantee.', { exact: true }),
    ).toBeVisible();
    await expect(member.page.getByText('How long do the cells last?')).toBeVisible();
    await expectPictureMoves(tileOf(member.page, new RegExp(HOST)));

    const again = await come('member', { mayUseDevices: false });
    await enterRoom(again, path);
    await again.page.getByRole('tab', { name: /Public chat/ }).click();
    await expect(again.page.getByText('How long do the cells last?')).toBeVisible();
    await expect(again.page.getByText('Buy cheap watches')).toBeHidden();
    const kicked = member.page.getByRole('alertdialog', { name: 'You were logged in elsewhere' });
    await expect(kicked).toBeVisible();
    await expectAccessible(member.page);
    await kicked.getByRole('button', { name: 'Enter again' }).click();
    await passDoor(member);
    await expect(again.page.getByRole('alertdialog')).toBeVisible();
  });

  test('UI-15 LHST-23 LROL-09 EVT-02 PLAY-14 by keyboard alone; on a phone, in Chinese, dark; the end for everyone, and what they think of it', async ({
    come,
  }) => {
    const member = await come('member', { locale: 'zh-CN', isPhone: true, isDark: true });
    const path = await roomPath(member, MEETING);
    await enterRoom(member, path);
    await expectAccessible(member.page);

    const host = await come('host');
    const { page } = host;
    await page.goto(await roomPath(host, MEETING));
    await expect(page.getByRole('img', { name: 'Picture of your camera' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Enter the room' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Mute', exact: true }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeFocused();
    await tabTo(page, page.getByRole('tab', { name: /Attendees/ }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    const field = page.getByRole('textbox', { name: 'Message to everyone' });
    await tabTo(page, field);
    await page.keyboard.type('By keyboard alone.');
    await tabTo(page, page.getByRole('button', { name: 'Send' }));
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();

    await press(member.page, /聊天/);
    const sheet = member.page.getByRole('dialog', { name: '聊天、提问及其他' });
    await sheet.getByRole('tab', { name: /公共聊天/ }).click();
    await expect(sheet.getByText('By keyboard alone.')).toBeVisible();
    await expectAccessible(member.page);
    await sheet.getByRole('textbox', { name: '发送给所有人' }).fill('收到，谢谢。');
    await sheet.getByRole('button', { name: '发送' }).click();
    await expect(page.getByText('收到，谢谢。', { exact: true })).toBeVisible();
    await member.page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    const start = page.getByRole('button', { name: 'Start the meeting' });
    const course = page.getByRole('group', { name: 'Course of the meeting' });
    const end = course.getByRole('button', { name: 'End meeting' });
    await expect(start.or(end).first()).toBeVisible();
    if (await start.isVisible()) await start.click();
    await expect(member.page.getByRole('timer')).toBeVisible();
    await press(page, 'Close for the audience');
    const closing = page.getByRole('alertdialog', { name: 'Close the meeting for the audience?' });
    await expect(closing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(closing).toBeHidden();
    await expect(member.page.getByRole('timer')).toBeVisible();
    await tabTo(page, end);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'End the meeting for everyone?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(end).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: 'End meeting' }));
    await page.keyboard.press('Enter');
    for (const [each, title] of [
      [page, 'The meeting has ended'],
      [member.page, '会议已结束'],
    ] as const) {
      await expect(each.getByRole('alertdialog', { name: title })).toBeVisible();
      await expectAccessible(each);
    }
    // What is not taken stays chosen.
    await member.page.route('**/agoras/lives/*/score', (route) =>
      route.request().method() === 'POST'
        ? refuse(route, 'tooFrequent', '操作过于频繁')
        : route.continue(),
    );
    const told = member.page.getByRole('alertdialog', { name: '会议已结束' });
    const stars = told.getByRole('radiogroup', { name: '内容' });
    await stars.getByRole('radio', { name: /^4 分/ }).press('Space');
    await told.getByRole('button', { name: '有见地' }).click();
    await expectAccessible(member.page);
    await told.getByRole('button', { name: '提交评分' }).click();
    await expect(told.getByText('操作过于频繁')).toBeVisible();
    await expect(stars.getByRole('radio', { name: /^4 分/ })).toBeChecked();
    await member.page.unroute('**/agoras/lives/*/score');
    await told.getByRole('button', { name: '提交评分' }).click();
    await expect(told.getByText('感谢您的评分')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Back to the event' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/eventDetail\/\d+/);
    await expect(page.getByText(/This event has finished|本活动已结束/).first()).toBeVisible();
    await member.page.getByRole('button', { name: '返回活动' }).click();
    await expect(member.page).toHaveURL(/\/eventDetail\/\d+/);
    // On the event's page it stands as given, and is changed.
    const given = member.page.getByRole('radiogroup', { name: '内容' });
    await expect(given.getByRole('radio', { name: /^4 分/ })).toBeChecked();
    await given.getByRole('radio', { name: /^4 分/ }).press('ArrowRight');
    await member.page.getByRole('button', { name: '修改评分' }).click();
    await expect(member.page.getByText('感谢您的评分')).toBeVisible();
    await expectAccessible(member.page);
    await member.page.goto(path);
    await expect(member.page.getByRole('heading', { name: '会议已结束' })).toBeVisible();
    await expect(given.getByRole('radio', { name: /^5 分/ })).toBeChecked();
    await expectAccessible(member.page);
  });
});
