import { existsSync } from 'node:fs';
import {
  addDocument,
  hardPdfOf,
  inkShareOf,
  openDocuments,
  pdfOf,
  stageDocument,
} from './support/documents.ts';
import { docxOf } from './support/docxOf.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { enterRoom, roomPath, tileOf } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
const NAME = 'Results.pdf';
/** Its row, whoever sees it. */
const ROW = /^Results\.pdf/;
const BROKEN = 'Cut off.pdf';
const FAX = 'Fax.pdf';
const OFFICE = 'Note.docx';
const PAGES = 12;
const HAS_OFFICE = ['/usr/bin/soffice', '/usr/local/bin/soffice'].some((file) => existsSync(file));

// The journeys follow one meeting.
test.describe.configure({ mode: 'serial' });

test('LPRE-01 LPRE-02 LPRE-03 LPRE-07 LPRE-08 LPRE-11 LPRE-13 LPRE-14 LPRE-16 LPRE-17 the host shows a document and turns its pages; a listener sees what the host sees, after a reload too', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  await host.page.getByRole('button', { name: 'Start the meeting' }).click();
  const member = await come('member');
  await enterRoom(member, path);

  await openDocuments(member.page);
  await expect(member.page.getByText('What the speakers share stands here.')).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Add a document' })).toBeHidden();

  await openDocuments(host.page);
  await addDocument(host.page, pdfOf(NAME, PAGES));
  const row = host.page.getByRole('button', { name: ROW });
  await row.click();
  await expect(host.page.getByText('Only you see this')).toBeVisible();
  const own = host.page.getByRole('complementary').frameLocator(`iframe[title="${NAME}"]`);
  await expect(own.getByText('Sheet 1', { exact: true })).toBeAttached();
  await expect.poll(() => inkShareOf(own)).toBeGreaterThan(0.01);
  await expectAccessible(host.page);
  await expect(member.page.getByRole('button', { name: NAME })).toBeVisible();
  await expect(tileOf(member.page, NAME)).toBeHidden();

  await host.page.getByRole('button', { name: 'Show to everyone' }).click();
  for (const { page } of [host, member]) {
    await expect(tileOf(page, NAME)).toBeVisible();
    await expect(stageDocument(page, NAME).getByText('Sheet 1', { exact: true })).toBeAttached();
  }
  await host.page.getByRole('button', { name: 'Next page' }).click();
  await host.page.getByRole('button', { name: 'Next page' }).click();
  for (const { page } of [host, member]) {
    await expect(stageDocument(page, NAME).getByText('Sheet 3', { exact: true })).toBeAttached();
  }
  await expect.poll(() => inkShareOf(stageDocument(member.page, NAME))).toBeGreaterThan(0.01);
  await expectAccessible(member.page);

  await member.page.getByRole('button', { name: ROW }).click();
  await expect(member.page.getByText('3 / 12')).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Next page' })).toBeHidden();

  await enterRoom(member, path);
  await expect(
    stageDocument(member.page, NAME).getByText('Sheet 3', { exact: true }),
  ).toBeAttached();
});

test('LPRE-04 LPRE-09 LPRE-15 LPRE-18 what cannot be shown says why; closed, put away and deleted', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  const member = await come('member');
  await enterRoom(member, path);
  await openDocuments(host.page);
  await openDocuments(member.page);
  const whole = pdfOf(BROKEN, PAGES);
  await addDocument(host.page, { ...whole, buffer: whole.buffer.subarray(0, 90) });
  await expect(host.page.getByText(/the file is damaged/).first()).toBeVisible();
  await expect(member.page.getByText(BROKEN)).toBeHidden();
  await host.page.getByRole('button', { name: `Delete: ${BROKEN}` }).click();
  const asked = host.page.getByRole('alertdialog', { name: 'Delete this document?' });
  await expectAccessible(host.page);
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(asked).toBeHidden();
  await expect(host.page.getByText(BROKEN, { exact: true })).toBeHidden();

  await host.page.getByRole('button', { name: ROW }).click();
  await host.page.getByRole('button', { name: 'Close the document' }).click();
  await expect(tileOf(member.page, NAME)).toBeVisible();
  await host.page.getByRole('button', { name: ROW }).click();
  await host.page.getByRole('button', { name: 'Stop showing' }).click();
  for (const { page } of [host, member]) await expect(tileOf(page, NAME)).toBeHidden();
});

test('LPRE-16 a page that says nothing, and words of others, are no drawn document', async ({
  come,
}) => {
  const member = await come('member');
  await member.page.route('**/assets/pdfPage-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await member.page.clock.install();
  await enterRoom(member, await roomPath(member, MEETING));
  await openDocuments(member.page);
  await member.page.getByRole('button', { name: ROW }).click();
  await expect(member.page.getByText('The document is loading')).toBeVisible();
  await member.page.evaluate(() => postMessage({ action: 'renderDone', pages: 3 }, '*'));
  await expect(member.page.getByText('The document is loading')).toBeVisible();
  await member.page.clock.runFor(20_000);
  await expect(member.page.getByText('The document did not open')).toBeVisible();
  await member.page.unroute('**/assets/pdfPage-*.js');
  await member.page.getByRole('button', { name: 'Try again' }).click();
  await expect(member.page.getByText('1 / 12')).toBeVisible();
});

test('LPRE-16 Chinese in a face that is not in the file, and pictures of a fax, are drawn without WebAssembly', async ({
  come,
}) => {
  const host = await come('host');
  await enterRoom(host, await roomPath(host, MEETING));
  await openDocuments(host.page);
  await addDocument(host.page, hardPdfOf(FAX));
  await host.page.getByRole('button', { name: FAX, exact: true }).click();
  const own = host.page.getByRole('complementary').frameLocator(`iframe[title="${FAX}"]`);
  await expect(own.getByText('中文')).toBeAttached();
  // The square alone is a fourteenth of the page.
  await expect.poll(() => inkShareOf(own)).toBeGreaterThan(0.07);
});

test('LPRE-18 a document of Word becomes pages', async ({ come }) => {
  test.skip(!HAS_OFFICE, 'LibreOffice is not installed');
  const host = await come('host');
  await enterRoom(host, await roomPath(host, MEETING));
  await openDocuments(host.page);
  await addDocument(host.page, docxOf(OFFICE, ['One', 'Two']));
  await host.page.getByRole('button', { name: OFFICE, exact: true }).click();
  await expect(host.page.getByText('1 / 2')).toBeVisible();
});
