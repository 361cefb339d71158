import type { LiveRole } from '@rostra/contract/live';

/** Where devices are tried at leisure. */
export const CHECK_PATH = '/troubleshooting';

/** What the room offers to a role. */
export const tutorialPath = (liveId: number, role: LiveRole): string =>
  `/meeting_live/tutorial/${liveId}?role=${role}`;
