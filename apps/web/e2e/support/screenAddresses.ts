import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../../src/navigation/screens.ts';

/** Demo content for the screens whose path has a placeholder. */
const samples: Record<string, string> = {
  articleDetail: '/article/detail/2',
  summaryDetail: '/summary/detail/16',
  eventDetail: '/eventDetail/1',
  pay: '/pay/article/2',
  ppv: '/ppv/article/2',
  meetingLiveTutorial: '/meeting_live/tutorial/1',
  // Its states with members are covered by liveMeeting.spec.ts.
  meetingLive: '/meeting_live/999999/999999',
};

const built = new Set(
  readdirSync(join(import.meta.dirname, '../../src/routes')).map((file) => file.slice(0, -4)),
);

/** Addresses of all built screens; a new one with a placeholder in its path needs a sample above. */
export const screenAddresses = screens
  .filter(({ id }) => built.has(id))
  .map(({ id, path, access }) => ({ access, address: samples[id] ?? path }));
