import type { LiveRole } from '@rostra/contract/live';

/** Path of the device test outside a meeting. */
export const CHECK_PATH = '/troubleshooting';

/** Returns the path of the tutorial for a role. */
export const tutorialPath = (liveId: number, role: LiveRole): string =>
  `/meeting_live/tutorial/${liveId}?role=${role}`;
