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
  /**
   * Asks again for what is shown of these calls. When none is named, for everything shown, and forgets
   * the rest: from now on another reader or another language asks. What is shown stays until its
   * answer comes.
   */
  readonly refresh: (names?: readonly SiteRouteName[]) => Promise<void>;
}
