import type { ApiResponse, Input } from '@rostra/api-client';
import type { SiteRouteName } from '@rostra/contract';

/** The data of screens, filled by loaders and read by components through SWR. */
export interface ScreenData {
  /**
   * Loads a call's response. Data already there is returned at once and renewed in the background.
   *
   * @throws ApiError
   */
  readonly fill: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => Promise<ApiResponse<Name>>;
  readonly read: <Name extends SiteRouteName>(
    name: Name,
    input: Input<Name>,
  ) => ApiResponse<Name> | undefined;
  /**
   * Requests the shown responses of these calls again; they stay visible until the new ones arrive.
   * Without names it renews everything shown and drops the rest, for a new reader or language.
   */
  readonly refresh: (names?: readonly SiteRouteName[]) => Promise<void>;
}
