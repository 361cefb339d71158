import type { LiveSession } from '@rostra/live-core';
import type { ConversationsApi } from '@rostra/live-core/conversations';
import type { PreviewApi } from '@rostra/live-core/preview';
import type { PhoneApi } from '@rostra/live-core/phone';
import type { QuestionsApi } from '@rostra/live-core/questions';
import type { RecordingApi } from '@rostra/live-core/recording';
import { createContext, use } from 'react';
import type { DialInDetails } from './phone/phoneApiOf.ts';
import type { RoomText } from './liveTextOf.ts';

/** What every part of the room shares. */
export interface RoomContextValue {
  readonly session: LiveSession;
  readonly t: RoomText;
  /** The server's calls about the reader's group and private chats. */
  readonly conversations: ConversationsApi;
  /** The server's calls about the room's documents. */
  readonly documents: PreviewApi;
  /** The server's calls about the room's telephones. */
  readonly phones: PhoneApi<DialInDetails>;
  /** The server's calls about questions to those on stage. */
  readonly questions: QuestionsApi;
  /** The server's calls about the room's recording. */
  readonly recordings: RecordingApi;
  /** Does something and shows in words why it failed; false then. */
  readonly run: (act: Promise<void>) => Promise<boolean>;
  /** Leaves the room for the event's page. */
  readonly toEvent: () => void;
  readonly eventHref: () => string;
  /** Loads the page anew: the way back where nothing less helps. */
  readonly reload: () => void;
  /** Of what the server says, or the address; undefined while neither tells. */
  readonly eventId: () => number | undefined;
}

export const RoomContext = createContext<RoomContextValue | null>(null);

/** The room that a part stands in. */
export function useRoom(): RoomContextValue {
  const room = use(RoomContext);
  if (!room) throw new Error('No room around this part');
  return room;
}
