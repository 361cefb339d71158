import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

test('leads from the tutorial to devices that are tried as a meeting goes [FND-31, FND-32]', async ({
  comeNew,
}) => {
  const { page, t } = await comeNew(null, { name: 'Lena Ortiz' });
  await page.goto('/meeting_live/tutorial/1?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('liveHelp.tutorial.title'));
  await page.getByRole('button', { name: new RegExp(t('live.controls.hand')) }).click();
  await expect(page.getByText(t('liveHelp.shortcuts.on.hand'))).toBeVisible();
  await page.getByRole('radio', { name: t('live.roles.broadcaster') }).press('Space');
  const lead = t('liveHelp.tutorial.lessons.course.title');
  await expect(page.getByRole('heading', { name: lead })).toBeVisible();
  await page
    .getByRole('link', { name: t('liveHelp.menu.check') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/troubleshooting/);

  const row = (kind: 'browser' | 'camera' | 'microphone' | 'network') =>
    page.getByRole('listitem').filter({ hasText: t(`liveHelp.check.kinds.${kind}`) });
  const works = t('liveHelp.check.states.passed');
  for (const kind of ['browser', 'camera', 'microphone'] as const) {
    await expect(row(kind).getByText(works, { exact: true })).toBeVisible();
  }
  // A busy machine loses packets and the page reports it; the network is measured either way.
  const verdict = row('network').getByText(
    new RegExp(`^(${works}|${t('liveHelp.check.states.unsure')})$`),
  );
  await expect(verdict).toBeVisible();
  await expect(row('network')).toContainText(/received \d+ kbit\/s/);
  await expect(row('network')).toContainText(/\d+ × \d+/);
  await page.getByRole('button', { name: t('live.devices.test') }).click();
  await page.getByRole('button', { name: t('liveHelp.check.yes'), exact: true }).click();
  if ((await verdict.textContent()) === works) {
    await expect(page.getByText(t('liveHelp.check.good'))).toBeVisible();
  }
});
