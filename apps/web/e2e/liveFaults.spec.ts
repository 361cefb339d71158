import { expectAccessible } from './support/expectAccessible.ts';
import { enterRoom, expectPictureMoves, passDoor, roomPath, tileOf } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';
import { refuse, standBetween } from './support/wire.ts';

/** Paid; the host's and the VIP member's. */
const MEETING = 'European autos briefing';
/** Free; a stranger is not registered. */
const OPEN = 'Storage open hour';
/** Tomorrow. */
const LATER = 'Haoyuan Energy Storage roadshow';
const HOST = /苏曼/;
const PASSWORD = 'Harbour7';
/** After so long a log-in without an answer is given up. */
const LOGIN_ENDS_MS = 10_000;

// The journeys follow one meeting.
test.describe.configure({ mode: 'serial' });

test('LCON-59 LCON-71 ERR-17 ERR-38 LMED-02 LMED-11 LROL-17 who is not let in learns why; without devices or full screen; a paid start is confirmed', async ({
  come,
}) => {
  const stranger = await come('poor');
  await stranger.page.goto(await roomPath(stranger, OPEN));
  await expect(stranger.page).toHaveURL(/\/eventDetail\/\d+/);
  await expect(stranger.page.getByRole('button', { name: /^(Register|报名)/ })).toBeVisible();
  await expect(
    stranger.page.getByText(/The room lets in who is registered|须先完成报名/),
  ).toBeVisible();

  const vip = await come('vip');
  await vip.page.goto(await roomPath(vip, LATER));
  await expect(vip.page.getByRole('heading', { name: 'The room is not open yet' })).toBeVisible();
  await expect(vip.page.getByText(/It opens at .*, Beijing time/)).toBeVisible();
  await expectAccessible(vip.page);

  await vip.page.route('**/agoras/lives/*/token', async (route) => {
    const { password } = route.request().postDataJSON() as { password?: string };
    await (password === PASSWORD
      ? route.continue()
      : refuse(route, 'livePasswordWrong', 'Password incorrect'));
  });
  await vip.page.goto(await roomPath(vip, MEETING));
  const field = vip.page.getByRole('textbox', { name: 'Meeting password' });
  await expect(field).toBeFocused();
  await field.fill('Harbour');
  await vip.page.keyboard.press('Enter');
  await expect(vip.page.getByText('Password incorrect')).toBeVisible();
  await expectAccessible(vip.page);
  await field.fill(PASSWORD);
  await vip.page.keyboard.press('Enter');
  await passDoor(vip);

  const host = await come('host');
  const { page } = host;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    // As on a phone that shows films alone on its whole screen.
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    Reflect.deleteProperty(Document.prototype, 'fullscreenEnabled');
  });
  await page.goto(await roomPath(host, MEETING));
  await expect(page.getByText('The camera is blocked')).toBeVisible();
  await expect(page.getByText('The microphone is blocked')).toBeVisible();
  await expectAccessible(page);
  await passDoor(host);
  await page.getByRole('button', { name: 'Prepare' }).click();
  await expect(vip.page.getByText(/The host is preparing/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Camera on' }).click();
  const denied = page.getByRole('alertdialog', { name: 'The camera is blocked' });
  await expect(denied).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(denied).toBeHidden();
  await page.getByRole('button', { name: 'Full screen' }).press('Enter');
  await expect(
    page
      .getByRole('group', { name: 'Controls of the room' })
      .getByRole('status')
      .filter({ hasText: 'Full screen is not supported by this browser' }),
  ).toHaveCount(1);
  await expectAccessible(page);

  const start = page.getByRole('button', { name: 'Start the meeting' });
  await start.click();
  const question = page.getByRole('alertdialog', { name: 'Start the paid meeting?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(vip.page.getByRole('timer')).toBeHidden();
  await start.click();
  await question.getByRole('button', { name: 'Start the meeting' }).click();
  await expect(vip.page.getByRole('timer')).toBeVisible();
});

test('LCON-32 LCON-34 LCON-53 LCON-54 LHST-22 the room comes back from a killed SFU, a server that starts again, a refused login and ticket', async ({
  come,
  rooms,
}) => {
  const host = await come('host');
  await enterRoom(host, await roomPath(host, MEETING));
  const member = await come('vip', { isPhone: true });
  const { page } = member;
  const path = await roomPath(member, MEETING);
  const wire = await standBetween(page);

  // The browser plays no sound before a press.
  await page.addInitScript(() => {
    const elements: { play: (this: HTMLMediaElement) => Promise<void> } =
      HTMLMediaElement.prototype;
    const { play } = elements;
    let isHeld = true;
    addEventListener('pointerup', ({ target }) => {
      if (target instanceof Element && target.closest('[role="alert"]')) isHeld = false;
    });
    elements.play = function playAfterPress() {
      return isHeld && !this.muted
        ? Promise.reject(new DOMException('Press first', 'NotAllowedError'))
        : play.call(this);
    };
  });

  wire.refused.add('login');
  await page.goto(path);
  await page.getByRole('button', { name: 'Enter the room' }).click();
  const failure = page.getByRole('alertdialog', { name: 'The room could not be entered' });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  wire.refused.clear();
  await failure.getByRole('button', { name: 'Enter again' }).click();
  const picture = tileOf(page, HOST);
  await expectPictureMoves(picture);
  const sound = page.getByRole('button', { name: 'Tap to hear' });
  await expect(sound).toBeVisible();
  await expectAccessible(page);
  await sound.click();
  await expect(sound).toBeHidden();

  await rooms.server.killMedia();
  await expectPictureMoves(picture);
  await page.getByRole('button', { name: 'Raise hand' }).click();
  await expect(page.getByRole('button', { name: 'Lower hand' })).toBeVisible();
  await rooms.server.pause();
  await expect(page.getByText(/Reconnecting by itself/)).toBeVisible();
  await expectAccessible(page);
  await rooms.server.goOn();
  await expect(page.getByText('You are connected again.')).toBeVisible();
  await expectPictureMoves(picture);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lower hand' })).toBeVisible();

  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/refresh_token', (route) => refuse(route, 'liveSessionOver', 'Over'));
  wire.say('messages', { warning: 'token' });
  await expect(page.getByRole('button', { name: 'Enter the room' })).toBeVisible();
  expect(loads).toBe(1);

  await passDoor(member);
  await page.route('**/agoras/lives/*/token', (route) => refuse(route, 'liveRemoved', 'Removed'));
  wire.say('messages', { closed: 'banned' });
  await expect(
    page.getByRole('heading', { name: 'You were removed from this meeting' }),
  ).toBeVisible();
  expect(loads).toBe(2);
  await expectAccessible(page);
});

test('LCON-33 LCON-55 LHST-12 LCON-65 LCON-54 LHST-16 a log-in without an answer is tried again; a demo is over with its ticket; whom the host removes reads why, and stays out', async ({
  come,
}) => {
  const host = await come('host');
  await enterRoom(host, await roomPath(host, MEETING));
  const member = await come('vip');
  const { page } = member;
  const path = await roomPath(member, MEETING);
  const wire = await standBetween(page);
  await page.clock.install();

  // The room to try out is this one, by what the page is told of it.
  await page.route('**/agoras/lives/*/token', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, demo: true } } });
  });
  wire.lost.add('login');
  await page.goto(path);
  const isAsked = wire.asked('login');
  await page.getByRole('button', { name: 'Enter the room' }).click();
  await isAsked;
  await page.clock.fastForward(LOGIN_ENDS_MS);
  const late = page.getByRole('alertdialog', { name: 'The room did not answer in time' });
  await expect(late).toBeVisible();
  await expectAccessible(page);
  wire.lost.clear();
  await late.getByRole('button', { name: 'Enter again' }).click();
  await expectPictureMoves(tileOf(page, HOST));

  await page.route('**/refresh_token', (route) => refuse(route, 'liveSessionOver', 'Over'));
  wire.say('messages', { warning: 'token' });
  await expect(page.getByRole('alertdialog', { name: 'The meeting has ended' })).toBeVisible();
  await expectAccessible(page);
  await expect(host.page.getByRole('button', { name: 'End meeting' })).toBeVisible();
  await page.unrouteAll();
  await enterRoom(member, path);
  await expect(tileOf(page, HOST)).toBeVisible();

  const name = /^Actions for (?!苏曼)/;
  await host.page.getByRole('button', { name }).filter({ hasNotText: 'Staff' }).last().click();
  await host.page.getByRole('menuitem', { name: 'Remove from the meeting …' }).click();
  const asked = host.page.getByRole('dialog', { name: /^Remove .* from the meeting\?$/ });
  await expectAccessible(host.page);
  await asked.getByRole('textbox', { name: 'Reason' }).fill('Advertising');
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(asked).toBeHidden();

  const told = member.page.getByText('You were removed from this meeting: Advertising');
  await expect(told).toBeVisible();
  await expectAccessible(member.page);
  await member.page.goto(path);
  await expect(told).toBeVisible();
});
