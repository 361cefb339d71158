import { LiveError } from '../../LiveError.ts';
import { canReadChat, canSend } from '../../selectors/rights.ts';
import type { RoomController } from '../RoomController.ts';

/** Messages of the public chat. */
export interface ChatActions {
  /** @throws LiveError `message-empty`, `message-too-long`, `message-not-allowed`, `network`, `send-failed` */
  readonly sendMessage: (text: string) => Promise<void>;
  readonly resendMessage: (clientId: string) => Promise<void>;
  readonly discardMessage: (clientId: string) => void;
  readonly removeMessage: (messageId: number) => Promise<void>;
  readonly loadOlderMessages: () => Promise<void>;
}

/** Creates the actions on the public chat. */
export function makeChatActions(room: RoomController): ChatActions {
  return {
    sendMessage: (text) => {
      if (text.trim() === '') return Promise.reject(new LiveError('message-empty'));
      if (!canReadChat(room.state)) return Promise.reject(new LiveError('message-not-allowed'));
      if (!canSend(room.state)) return Promise.reject(new LiveError('network'));
      return room.chat.send(text);
    },
    resendMessage: (clientId) => room.chat.resend(clientId),
    discardMessage: (clientId) => room.chat.discard(clientId),
    removeMessage: (messageId) =>
      room.run(`message:${messageId}`, () => room.chat.remove(messageId)),
    loadOlderMessages: () => room.chat.loadOlder(),
  };
}
