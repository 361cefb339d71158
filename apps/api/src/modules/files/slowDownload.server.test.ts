import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putAudience } from '#modules/audience/index.ts';
import { EVENT } from '#modules/events/index.ts';
import { makeMeeting } from '#modules/events/registrations/testMeetings.ts';
import { startRegistrationTest } from '#modules/events/registrations/testRegistrations.ts';
import type { RegistrationTest } from '#modules/events/registrations/testRegistrations.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { RIGHT_CHECK_MS } from './endWithRight.ts';
import { storeFile } from './storeFile.ts';

/** Larger than what the sockets of both sides hold. */
const BYTES = 48 * 1024 * 1024;

let test: RegistrationTest;
beforeAll(async () => {
  test = await startRegistrationTest();
});
afterAll(() => test.server.close());

const onlyFor = (eventId: number, userIds: number[]) =>
  inTransaction(test.server.deps, (tx) =>
    putAudience(
      tx,
      { type: 'Event', id: eventId },
      { visitors: false, organizationTypeIds: [], userIds },
    ),
  );

/** Starts a download, and stops reading after the first bytes. */
const begin = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(new URL(url, test.server.url), (response) => {
      response.once('data', () => {
        response.pause();
        resolve(response);
      });
    }).once('error', reject);
  });

/** Reads on. @returns the bytes that still arrived, and whether that was the whole rest */
const readOn = (response: IncomingMessage): Promise<{ bytes: number; isWhole: boolean }> =>
  new Promise((resolve) => {
    let bytes = 0;
    response.on('data', (piece: Buffer) => (bytes += piece.length));
    response.on('error', () => undefined);
    response.on('close', () => resolve({ bytes, isWhole: response.complete }));
    response.resume();
  });

async function restrictedFile(): Promise<{ eventId: number; url: string }> {
  const { eventId } = await makeMeeting(test.server.deps);
  await onlyFor(eventId, [test.ids.member]);
  const fileUrl = await storeFile(test.server.deps, {
    kind: 'video',
    name: 'video.mp4',
    contentType: 'video/mp4',
    content: Buffer.alloc(BYTES),
    subject: { type: EVENT, id: eventId },
  });
  const { data } = await test.member.call('getDownloadUrl', { query: { file_url: fileUrl } });
  return { eventId, url: data.download_url };
}

it('cuts a running download off when its reader loses the right [EVT-17, LCON-53]', async () => {
  const { eventId, url } = await restrictedFile();
  const response = await begin(url);
  await onlyFor(eventId, [test.ids.vip]);
  test.server.clock.advance(RIGHT_CHECK_MS);
  const { bytes, isWhole } = await readOn(response);
  expect(isWhole).toBe(false);
  expect(bytes).toBeLessThan(BYTES / 2);
});

it('completes a slow download of a reader who keeps the right [EVT-17]', async () => {
  const { url } = await restrictedFile();
  const response = await begin(url);
  test.server.clock.advance(RIGHT_CHECK_MS);
  expect((await readOn(response)).isWhole).toBe(true);
});
