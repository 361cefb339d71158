import { appointmentScreens } from '../features/appointment/screens.ts';
import { articleScreens } from '../features/article/screens.ts';
import { authScreens } from '../features/auth/screens.ts';
import { certificationScreens } from '../features/certification/screens.ts';
import { dialInScreens } from '../features/dial-in/screens.ts';
import { eventScreens } from '../features/event/screens.ts';
import { invitationScreens } from '../features/invitations/screens.ts';
import { aboutScreens, legalScreens } from '../features/legal/screens.ts';
import { liveRoomScreens } from '../features/live-room/screens.ts';
import { liveTutorialScreens } from '../features/live-tutorial/screens.ts';
import { payScreens } from '../features/pay/screens.ts';
import { personalCenterScreens } from '../features/personal-center/screens.ts';
import { rechargeScreens } from '../features/recharge/screens.ts';
import { researchScreens } from '../features/research/screens.ts';
import { searchScreens } from '../features/search/screens.ts';
import { troubleshootingScreens } from '../features/troubleshooting/screens.ts';
import { userScreens } from '../features/user/screens.ts';
import { viewpointScreens } from '../features/viewpoint/screens.ts';
import { plannedScreens } from './plannedScreens.ts';

/**
 * Every screen of the specification (platform §2), from the features' tables; menus follow this order.
 * A row is built as soon as its route file exists (`builtScreens.ts`). Until then menus, links and the
 * sitemap leave it out, and its path returns 404.
 */
export const screens = [
  ...searchScreens,
  ...eventScreens,
  ...researchScreens,
  ...plannedScreens,
  ...articleScreens,
  ...authScreens,
  ...certificationScreens,
  ...appointmentScreens,
  ...liveTutorialScreens,
  ...liveRoomScreens,
  ...dialInScreens,
  ...personalCenterScreens,
  ...rechargeScreens,
  ...payScreens,
  ...invitationScreens,
  ...userScreens,
  ...viewpointScreens,
  ...aboutScreens,
  ...troubleshootingScreens,
  ...legalScreens,
] as const;

export type ScreenId = (typeof screens)[number]['id'];
