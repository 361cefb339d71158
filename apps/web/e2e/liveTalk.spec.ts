import { expectAccessible } from './support/expectAccessible.ts';
import { enterRoom, roomPath } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';

test('LCHT-05 LCHT-06 LCHT-11 LCHT-12 LCHT-13 LCHT-21 ERR-37 ERR-46 a listener writes to the host alone, the host answers; who has left is not written to', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  await host.page.getByRole('button', { name: 'Start the meeting' }).click();
  const member = await come('member', { locale: 'zh-CN' });
  await enterRoom(member, await roomPath(member, MEETING));
  const other = await come('vip');
  await enterRoom(other, path);

  const inHost = host.page.getByRole('complementary');
  const inMember = member.page.getByRole('complementary');
  await inMember
    .getByRole('list', { name: /主持人/ })
    .getByRole('button')
    .click();
  await member.page.getByRole('menuitem', { name: '私下发消息' }).click();
  await inMember.getByRole('textbox').fill('可以稍后请教一个问题吗？');
  await member.page.keyboard.press('Enter');
  await expect(inMember.getByText('可以稍后请教一个问题吗？', { exact: true })).toBeVisible();

  const messages = inHost.getByRole('tab', { name: /Messages.*1 unread message/ });
  await messages.click();
  const row = inHost.getByRole('button', { name: /林晓/ });
  await expect(row).toContainText('可以稍后请教一个问题吗？');
  await expectAccessible(host.page);
  await row.click();
  await expect(inHost.getByText('可以稍后请教一个问题吗？', { exact: true })).toBeVisible();
  await expect(inHost.getByRole('tab', { name: /unread/ })).toBeHidden();
  await inHost.getByRole('textbox').fill('Of course.');
  await host.page.keyboard.press('Enter');
  await expect(inMember.getByText('Of course.', { exact: true })).toBeVisible();
  await expect(inMember.getByRole('tab', { name: /未读/ })).toBeHidden();
  await expectAccessible(member.page);
  await expect(other.page.getByText('Of course.', { exact: true })).toBeHidden();

  await member.context.close();
  await expect(inHost.getByText('Of course.', { exact: true })).toBeVisible();
  await inHost.getByRole('textbox').fill('Are you there?');
  await host.page.keyboard.press('Enter');
  await expect(host.page.getByText('User offline')).toBeVisible();
  await expect(inHost.getByText('Not in the room now')).toBeVisible();
});

test('a listener asks without his name: the host reads it, another listener wants it answered and never learns whose it is', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  const member = await come('member', { locale: 'zh-CN' });
  await enterRoom(member, await roomPath(member, MEETING));
  const other = await come('vip');
  await enterRoom(other, path);

  const text = '毛利率还会提高吗？';
  await member.page.getByRole('tab', { name: '问题' }).click();
  await member.page.getByRole('checkbox').check({ force: true });
  await member.page.getByRole('textbox').fill(text);
  await member.page.keyboard.press('Enter');
  await expect(member.page.getByText(text, { exact: true })).toBeVisible();

  for (const { page } of [host, other]) {
    await page.getByRole('tab', { name: 'Questions' }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const inHost = host.page.getByRole('region', { name: 'Questions to the speakers' });
  const inOther = other.page.getByRole('region', { name: 'Questions to the speakers' });
  await expect(inHost.getByText('林晓')).toBeVisible();
  await expect(inOther.getByText('林晓')).toBeHidden();
  await inOther.getByRole('button', { name: /I want this answered too/ }).click();
  await expect(inHost.getByText('Wanted by 1')).toBeAttached();
  await expectAccessible(other.page);

  await inHost.getByRole('button', { name: 'Answer now' }).click();
  await expect(inOther.getByText('Being answered')).toBeVisible();
  await expectAccessible(host.page);
  await inHost.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(inOther.getByText('No open questions')).toBeVisible();
});
