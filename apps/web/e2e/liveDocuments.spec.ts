import {
  addDocument,
  hardPdfOf,
  inkShareOf,
  openDocuments,
  pdfOf,
  stageDocument,
} from './support/documents.ts';
import { docxOf } from './support/docxOf.ts';
import type { Guest } from './support/guests.ts';
import { journeyEvent } from './support/journeyEvents.ts';
import type { SeededEvent } from './support/journeyRun.ts';
import { needProgram } from './support/needProgram.ts';
import { enterRoom, press, startMeeting, tileOf } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const NAME = 'Results.pdf';
/** The document's row, for every reader. */
const ROW = /^Results\.pdf/;
const BROKEN = 'Cut off.pdf';
const FAX = 'Fax.pdf';
const OFFICE = 'Note.docx';
const PAGES = 12;

/** The host, and an audience member who sees the shared document. */
interface Room {
  readonly event: SeededEvent;
  readonly host: Guest;
  readonly member: Guest;
}

test('shows documents to everyone, from PDF to Word, and marks those it cannot show [LPRE-01, LPRE-11]', async ({
  come,
  comeNew,
}) => {
  needProgram('soffice', 'libreoffice-impress and libreoffice-writer');
  const event = journeyEvent('documents');
  const host = await come(event.host);
  const member = await comeNew(event, { name: 'Lena Ortiz', mayUseDevices: false });
  const room = { event, host, member };
  await enterRoom(host, event);
  await startMeeting(host);
  await enterRoom(member, event);

  await openDocuments(member);
  const { t } = member;
  await expect(member.page.getByText(t('liveMedia.documents.emptyForOthers'))).toBeVisible();
  const add = member.page.getByRole('button', { name: t('liveMedia.documents.add') });
  await expect(add).toBeHidden();
  await openDocuments(host);
  await test.step('shows pages to everyone [LPRE-02, LPRE-03, LPRE-09, LPRE-14, LPRE-16, LPRE-17]', () =>
    show(room));
  await test.step('closes the document, then stops it for everyone [LPRE-15]', () => putAway(room));
  await test.step('hides a broken file from the audience [LPRE-04, LPRE-07, LPRE-13, LPRE-18]', () =>
    refuseBroken(room));
  await test.step('draws a missing font and a fax image [LPRE-08]', () => drawHard(host));
  await test.step('turns a Word document into pages [LPRE-18]', () => drawWord(host));
});

const own = ({ page }: Guest, name: string) =>
  page.getByRole('complementary').frameLocator(`iframe[title="${name}"]`);

/** Shows the document to the host alone, then to everyone, page by page, including late joiners. */
async function show({ event, host, member }: Room): Promise<void> {
  const { page, t } = host;
  await addDocument(host, pdfOf(NAME, PAGES));
  await page.getByRole('button', { name: ROW }).click();
  await expect(page.getByText(t('liveMedia.documents.onlyYou'))).toBeVisible();
  await expect(own(host, NAME).getByText('Sheet 1', { exact: true })).toBeAttached();
  await expect.poll(() => inkShareOf(own(host, NAME))).toBeGreaterThan(0.01);
  await expect(member.page.getByRole('button', { name: NAME })).toBeVisible();
  await expect(tileOf(member.page, NAME)).toBeHidden();

  const both = [host.page, member.page];
  const sheet = (of: (typeof both)[number], number: number) =>
    stageDocument(of, NAME).getByText(`Sheet ${number}`, { exact: true });
  await press(page, t('liveMedia.documents.show'));
  for (const each of both) {
    await expect(tileOf(each, NAME)).toBeVisible();
    await expect(sheet(each, 1)).toBeAttached();
  }
  const next = t('liveMedia.documents.next');
  await press(page, next);
  await press(page, next);
  for (const each of both) await expect(sheet(each, 3)).toBeAttached();
  await expect.poll(() => inkShareOf(stageDocument(member.page, NAME))).toBeGreaterThan(0.01);

  await member.page.getByRole('button', { name: ROW }).click();
  await expect(member.page.getByText(`3 / ${PAGES}`)).toBeVisible();
  await expect(member.page.getByRole('button', { name: next })).toBeHidden();
  await enterRoom(member, event);
  await expect(sheet(member.page, 3)).toBeAttached();
}

/** Closes the document for the host; everyone still sees it until sharing stops. */
async function putAway({ host, member }: Room): Promise<void> {
  const { page, t } = host;
  await press(page, t('liveMedia.documents.close'));
  await expect(tileOf(member.page, NAME)).toBeVisible();
  await page.getByRole('button', { name: ROW }).click();
  await press(page, t('liveMedia.documents.stop'));
  for (const each of [page, member.page]) await expect(tileOf(each, NAME)).toBeHidden();
  await press(page, t('liveMedia.documents.close'));
}

async function refuseBroken({ host, member }: Room): Promise<void> {
  const { page, t } = host;
  const whole = pdfOf(BROKEN, PAGES);
  await openDocuments(member);
  await addDocument(host, { ...whole, buffer: whole.buffer.subarray(0, 90) });
  await expect(page.getByText(t('liveMedia.documents.failures.unreadable')).first()).toBeVisible();
  await expect(member.page.getByText(BROKEN)).toBeHidden();
  await press(page, t('liveMedia.documents.remove', { name: BROKEN }));
  const dialog = page.getByRole('alertdialog', { name: t('liveMedia.documents.removeTitle') });
  await dialog.getByRole('button', { name: t('liveMedia.documents.removeAction') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(BROKEN, { exact: true })).toBeHidden();
}

/** Draws Chinese text in a font missing from the file, and a fax image, without WebAssembly. */
async function drawHard(host: Guest): Promise<void> {
  const { page, t } = host;
  await addDocument(host, hardPdfOf(FAX));
  await page.getByRole('button', { name: FAX, exact: true }).click();
  await expect(own(host, FAX).getByText('中文')).toBeAttached();
  // The square alone covers a fourteenth of the page.
  await expect.poll(() => inkShareOf(own(host, FAX))).toBeGreaterThan(0.07);
  await press(page, t('liveMedia.documents.close'));
}

/** Checks that a Word document becomes pages. */
async function drawWord(host: Guest): Promise<void> {
  await addDocument(host, docxOf(OFFICE, ['One', 'Two']));
  await host.page.getByRole('button', { name: OFFICE, exact: true }).click();
  await expect(host.page.getByText('1 / 2')).toBeVisible();
}
