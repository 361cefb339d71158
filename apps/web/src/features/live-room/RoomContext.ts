import type { LiveSession } from '@rostra/live-core';
import type { CaptionsApi } from '@rostra/live-core/captions';
import type { ConversationsApi } from '@rostra/live-core/conversations';
import type { PreviewApi } from '@rostra/live-core/preview';
import type { PhoneApi } from '@rostra/live-core/phone';
import type { QuestionsApi } from '@rostra/live-core/questions';
import type { ReactionsApi } from '@rostra/live-core/reactions';
import type { RecordingApi } from '@rostra/live-core/recording';
import { createContext, use } from 'react';
import type { ScoresApi } from '../live-score/ScoresApi.ts';
import type { ConverterApi } from './converter/converterApiOf.ts';
import type { DialInDetails } from './phone/phoneApiOf.ts';
import type { RoomText } from './liveTextOf.ts';
import type { Player } from './sounds/SoundPlayer.ts';

/** Values shared by all parts of the room. */
export interface RoomContextValue {
  readonly session: LiveSession;
  readonly t: RoomText;
  readonly liveId: number;
  /** The server's captions calls. */
  readonly captions: CaptionsApi;
  /** The server's calls about the user's group and private chats. */
  readonly conversations: ConversationsApi;
  /** The server's calls about the restream by RTMP. */
  readonly converter: ConverterApi;
  /** The server's calls about the room's documents. */
  readonly documents: PreviewApi;
  /** The server's calls about the room's phones. */
  readonly phones: PhoneApi<DialInDetails>;
  /** The server's calls about questions to members on stage. */
  readonly questions: QuestionsApi;
  /** The server's call about reactions. */
  readonly reactions: ReactionsApi;
  /** The server's calls about the room's recording. */
  readonly recordings: RecordingApi;
  /** The server's calls about the user's scores of the meeting. */
  readonly scores: ScoresApi;
  /** Runs an act and shows why it failed; returns false then. */
  readonly run: (act: Promise<void>) => Promise<boolean>;
  readonly meetingId: number;
  /** Makes a player of the room's own sounds; stories use a silent one. */
  readonly playerOf: (url: string) => Player;
  /** Leaves the room for another address of the site. */
  readonly goTo: (href: string) => void;
  /** Leaves the room for the event's page. */
  readonly toEvent: () => void;
  readonly eventHref: () => string;
  /** Reloads the page, as the last resort. */
  readonly reload: () => void;
  /** Returns the event's ID from the server or the address; undefined while neither is known. */
  readonly eventId: () => number | undefined;
}

export const RoomContext = createContext<RoomContextValue | null>(null);

/** Returns the context of the surrounding room. */
export function useRoom(): RoomContextValue {
  const room = use(RoomContext);
  if (!room) throw new Error('No room around this part');
  return room;
}
