import type { Page } from '@playwright/test';
import { DEMO_PAYMENT_PASSWORD } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import {
  enterRoom,
  expectPictureMoves,
  passDoor,
  roomPath,
  startPaidMeeting,
  tileOf,
} from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

/** Paid; its first minutes are free to try. */
const MEETING = 'European autos briefing';
const HOST = /苏曼/;
const MEMBER = '林晓';
/** What has passed of the five free minutes when the two come in: their last one is about to begin. */
const PASSED_MS = 215_000;
/** Longer than what is left then. */
const TRIAL_ENDS = { timeout: 150_000 };

const words = {
  en: {
    trial: 'Trial listening',
    ending: 'Your trial listening ends in one minute.',
    buy: 'Pay and register',
    password: 'Payment password',
    pay: /^Pay 20/,
    service: 'Customer service',
  },
  'zh-CN': {
    trial: '试听',
    ending: '您的试听将在一分钟后结束。',
    buy: '支付并报名',
    password: '支付密码',
    pay: /^支付 20/,
    service: '联系客服',
  },
};

/** Pays for the meeting from the balance, from the room or its door, and is led back to it. */
async function pay(page: Page, locale: keyof typeof words): Promise<void> {
  const w = words[locale];
  await page.getByRole('button', { name: w.buy }).click();
  await page.getByRole('textbox', { name: w.password }).fill(DEMO_PAYMENT_PASSWORD);
  await page.getByRole('button', { name: w.pay }).click();
  await passDoor({ page, locale });
}

test('LTIM-05 LTIM-06 LTIM-07 LTIM-08 LPAY-01 LPAY-05 LPAY-06 LPAY-07 of two who listen for free one pays in the last minute and stays; the other is removed, asks whom to turn to, pays at the door and is back', async ({
  come,
  rooms,
}) => {
  test.setTimeout(3 * test.info().timeout);
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  const member = await come('member');
  const other = await come('certified', { locale: 'zh-CN', isPhone: true });

  await enterRoom(host, path);
  await startPaidMeeting(host);
  // Nobody is in the room while the clock is moved: his line would be shut.
  await host.page.goto('/search');
  await rooms.server.passTime(PASSED_MS);
  await enterRoom(host, path);
  await enterRoom(member, path);
  await other.page.goto(await roomPath(other, MEETING));
  // The door says how long one may listen.
  await expect(other.page.getByText('会议前 5 分钟可免费试听')).toBeVisible();
  await passDoor(other);
  const inList = host.page.getByRole('complementary').getByText(MEMBER);
  await expect(inList).toBeVisible();

  for (const { page, locale } of [member, other]) {
    const w = words[locale];
    const trial = page.getByRole('region', { name: w.trial });
    await expect(trial.getByRole('timer')).toBeVisible();
    await expect(trial.getByRole('status')).toHaveText(w.ending);
  }
  await pay(member.page, 'en');
  await expect(member.page.getByRole('region', { name: words.en.trial })).toBeHidden();

  const { page } = other;
  await expect(page.getByRole('heading', { name: '试听已结束' })).toBeVisible(TRIAL_ENDS);
  await expectAccessible(page);
  await page.getByRole('button', { name: words['zh-CN'].service }).click();
  const contacts = page.getByRole('dialog', { name: words['zh-CN'].service });
  await expect(contacts.getByText('客户服务 · 周宁')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(contacts).toBeHidden();

  await expect(inList).toBeVisible();
  await expectPictureMoves(tileOf(member.page, HOST));
  await member.page.getByRole('button', { name: 'Help' }).click();
  await member.page.getByRole('menuitem', { name: words.en.service }).click();
  const ofMember = member.page.getByRole('dialog', { name: words.en.service });
  await expect(ofMember.getByText('Client service · Zhou Ning')).toBeVisible();

  await pay(page, 'zh-CN');
  await expectPictureMoves(tileOf(page, HOST));
  await expect(page.getByRole('region', { name: words['zh-CN'].trial })).toBeHidden();
});
