import type { ScreenId } from '../../navigation/screens.ts';

/** Screens to which features link as soon as they are built. The pattern below lists the same. */
type LinkedScreen = Extract<
  ScreenId,
  | 'aboutUs'
  | 'appointment'
  | 'authentication'
  | 'dialInWays'
  | 'events'
  | 'meetingLive'
  | 'notices'
  | 'privacy'
  | 'recharge'
  | 'research'
  | 'terms'
  | 'virtualCoin'
>;

// Names of files only: neither their code nor the table of all screens loads for a link.
const built = Object.keys(
  import.meta.glob(
    '../../routes/{aboutUs,appointment,authentication,dialInWays,events,meetingLive,notices,privacy,recharge,research,terms,virtualCoin}.tsx',
  ),
);

/** Returns the address if its screen is built, so that nothing links to the missing screen. */
export const builtHref = (id: LinkedScreen, href: string): string | undefined =>
  built.some((file) => file.endsWith(`/${id}.tsx`)) ? href : undefined;
