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

/** What every part of the room shares. */
export interface RoomContextValue {
  readonly session: LiveSession;
  readonly t: RoomText;
  readonly liveId: number;
  /** The server's calls about what is said, as text. */
  readonly captions: CaptionsApi;
  /** The server's calls about the reader's group and private chats. */
  readonly conversations: ConversationsApi;
  /** The server's calls about passing the meeting on as RTMP. */
  readonly converter: ConverterApi;
  /** The server's calls about the room's documents. */
  readonly documents: PreviewApi;
  /** The server's calls about the room's telephones. */
  readonly phones: PhoneApi<DialInDetails>;
  /** The server's calls about questions to those on stage. */
  readonly questions: QuestionsApi;
  /** The server's call about what is shown without words. */
  readonly reactions: ReactionsApi;
  /** The server's calls about the room's recording. */
  readonly recordings: RecordingApi;
  /** The server's calls about what the reader thinks of the meeting. */
  readonly scores: ScoresApi;
  /** Does something and shows in words why it failed; false then. */
  readonly run: (act: Promise<void>) => Promise<boolean>;
  readonly meetingId: number;
  /** What plays the room's own sounds; stories have one without sound. */
  readonly playerOf: (url: string) => Player;
  /** Leaves the room for another address of the site. */
  readonly goTo: (href: string) => void;
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
