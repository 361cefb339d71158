import { DEMO_PAYMENT_PASSWORD } from './support/accounts.ts';
import type { Guest } from './support/guests.ts';
import { journeyEvent, roomOf } from './support/journeyEvents.ts';
import { expectVideoMoves } from './support/media.ts';
import { giveCoins, setPaymentPassword } from './support/money.ts';
import { enterRoom, passDoor, press, startMeeting, tileOf } from './support/rooms.ts';
import { ownServerTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';
import { textPattern } from './support/text.ts';

/** Elapsed part of the five free minutes when the two join; the last minute starts soon. */
const PASSED_MS = 225_000;

test('lets two try for free: one pays and stays, the other is removed, pays and is back [LTIM-05, LTIM-06, LTIM-07, LTIM-08]', async ({
  come,
  comeNew,
  server,
}) => {
  const event = journeyEvent('trial');
  const host = await come(event.host);
  const member = await comeNew(null, { name: 'Lena Ortiz', mayUseDevices: false });
  const phone = { locale: 'zh-CN', isPhone: true, mayUseDevices: false } as const;
  const other = await comeNew(null, { ...phone, name: '林晓' });
  for (const { context, origin } of [member, other]) {
    await setPaymentPassword(context.request, origin);
    await giveCoins(context.request, origin, 100);
  }
  await enterRoom(host, event);
  await test.step('starts a paid meeting after a confirmation [LROL-17]', () =>
    startMeeting(host, true));
  // Nobody is in the room while the clock moves: their connection would close.
  await host.page.goto('/search');
  await server.passTime(PASSED_MS);
  const enterAfterReading = async (): Promise<void> => {
    await other.page.goto(roomOf(event, other.locale));
    // The pre-join screen shows how long the free trial lasts.
    const trial = other.t('liveEntry.check.free', { minutes: 5 });
    await expect(other.page.getByText(trial)).toBeVisible();
    await passDoor(other);
  };
  // At the same time: one of them pays before the trial is over, also on a slow machine.
  await Promise.all([enterAfterReading(), enterRoom(member, event)]);
  const trialOf = ({ page, t }: Guest) =>
    page.getByRole('region', { name: t('liveTalk.trial.meeting.label') });
  for (const guest of [member, other]) {
    await expect(trialOf(guest).getByRole('timer')).toBeVisible();
    const ending = guest.t('liveTalk.trial.meeting.notice.ending');
    await expect(trialOf(guest).getByRole('status')).toHaveText(ending);
  }
  await test.step('pays in the room and stays [LPAY-01, LPAY-05, LPAY-06]', async () => {
    await pay(member);
    await expect(trialOf(member)).toBeHidden();
  });
  await enterRoom(host, event);
  const inList = host.page.getByRole('complementary').getByText(member.name);
  await expect(inList).toBeVisible();

  const over = other.page.getByRole('heading', {
    name: other.t('liveTalk.trial.meeting.over'),
  });
  await expect(over).toBeVisible({ timeout: 0 });
  // The ways to pay load after the heading, and move what follows: a press during that is lost.
  await expect(
    other.page.getByRole('button', { name: other.t('article.pay.price.actionEvent') }),
  ).toBeVisible();
  await test.step('offers the service contacts [LPAY-07]', () => askService(other));
  await expect(inList).toBeVisible();
  await expectVideoMoves(tileOf(member.page, new RegExp(host.name)));
  await press(member.page, member.t('liveHelp.menu.label'));
  await member.page.getByRole('menuitem', { name: member.t('liveMedia.service') }).click();
  await expect(
    member.page.getByRole('dialog', { name: member.t('liveMedia.service') }),
  ).toBeVisible();

  await pay(other);
  await expectVideoMoves(tileOf(other.page, new RegExp(host.name)));
  await expect(trialOf(other)).toBeHidden();
});

/** Pays for the meeting from the balance, in the room or before the join, and returns to it. */
async function pay({ page, t, locale }: Guest): Promise<void> {
  await press(page, t('article.pay.price.actionEvent'));
  await page.getByRole('textbox', { name: t('pay.password.label') }).fill(DEMO_PAYMENT_PASSWORD);
  await page.getByRole('button', { name: textPattern(locale, 'pay.submit') }).click();
  await passDoor({ page, t });
}

/** Opens the customer service contacts, which removed members can see. */
async function askService({ page, t }: Guest): Promise<void> {
  const name = t('liveMedia.service');
  await press(page, name);
  const contacts = page.getByRole('dialog', { name });
  await expect(contacts.getByText('客户服务 · 周宁')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contacts).toBeHidden();
}
