import type { FastifyInstance } from 'fastify';
import type { ConversationKind } from '@rostra/contract/live';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { readConversation, writeToConversation } from './conversationMessages.ts';
import { markRead } from './markRead.ts';
import { readConversations } from './readConversations.ts';

const keyOf = ({ kind, peer }: { kind: ConversationKind; peer: number }) => ({ kind, peer });

/** Mounts the routes of group and private chats. */
export function conversationRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  const rooms = roomsOf(deps);
  registerRoute(app, 'getConversations', (call) => readConversations(deps, asks(call)));
  registerRoute(app, 'getConversationMessages', (call) =>
    readConversation(deps.db, {
      ...asks(call),
      key: keyOf(call.params),
      before: call.query.before,
    }),
  );
  registerRoute(app, 'postConversationMessage', (call) =>
    writeToConversation(deps, rooms, {
      ...asks(call),
      key: keyOf(call.params),
      msg: call.body.msg,
      clientId: call.body.client_id,
    }),
  );
  registerRoute(app, 'putConversationRead', (call) =>
    markRead(deps, { ...asks(call), key: keyOf(call.params), until: call.body.until }),
  );
}
