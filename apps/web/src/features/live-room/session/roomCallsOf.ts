import type { ApiClient, ApiResponse, CallOptions, Input } from '@rostra/api-client';
import { roomRoutes } from '@rostra/contract';
import type { RoomRouteName } from '@rostra/contract';
import { liveErrorOf } from '../entry/liveErrorOf.ts';

/** Makes a call whose failure the room shows. @throws LiveError */
export type RoomCall = <Name extends RoomRouteName>(
  name: Name,
  input: Input<Name> & CallOptions,
) => Promise<ApiResponse<Name>>;

/** Returns the site's client as the parts of a room use it. */
export const roomCallsOf =
  (client: ApiClient): RoomCall =>
  async (name, input) => {
    try {
      return await client.call(name, { ...input, silent: true, route: roomRoutes[name] });
    } catch (error) {
      throw liveErrorOf(error);
    }
  };
