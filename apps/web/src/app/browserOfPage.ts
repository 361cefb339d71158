import type { StartUpBrowser } from '../session/startUp.ts';

/** Returns the browser as start-up sees it. */
export const browserOfPage = (): StartUpBrowser => ({
  userAgent: navigator.userAgent,
  address: location.href,
  leaveFor: (url) => location.replace(url),
});
