import type { ApiClient, Answer, CallOptions, Input } from '@rostra/api-client';
import { roomRoutes } from '@rostra/contract';
import type { RoomRouteName } from '@rostra/contract';
import { liveErrorOf } from './liveErrorOf.ts';

/** Makes a call whose failure is the room's to show. @throws LiveError */
export type RoomCall = <Name extends RoomRouteName>(
  name: Name,
  input: Input<Name> & CallOptions,
) => Promise<Answer<Name>>;

/** The site's client as the parts of a room use it. */
export const roomCallsOf =
  (client: ApiClient): RoomCall =>
  async (name, input) => {
    try {
      return await client.call(name, { ...input, silent: true, route: roomRoutes[name] });
    } catch (error) {
      throw liveErrorOf(error);
    }
  };
