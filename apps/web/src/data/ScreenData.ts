import type { Answer, Input } from '@rostra/api-client';
import type { SiteRouteName } from '@rostra/contract';

/** The data of screens: what loaders fill and components read through SWR. */
export interface ScreenData {
  /**
   * Brings a call's answer. What is there already is given at once and renewed behind.
   *
   * @throws ApiError
   */
  readonly fill: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<Answer<Name>>;
  readonly read: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Answer<Name> | undefined;
  /** Asks again for everything shown of these calls; of all calls when none is named. */
  readonly refresh: (names?: readonly SiteRouteName[]) => Promise<void>;
  /** Forgets everything: the next reader is another one. */
  readonly clear: () => Promise<void>;
}
