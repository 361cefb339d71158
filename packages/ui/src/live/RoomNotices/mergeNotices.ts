import type { LiveText } from '../../screens/liveText.ts';

/** Something that happens to a member and that others are notified of. */
export type RoomEventKind = 'joined' | 'left' | 'hand' | 'toExpert' | 'newHost';

/** Something that concerns the reader, or ends what they were doing. */
export type OwnRoomEventKind =
  | 'muted'
  | 'unmuted'
  | 'mayUnmute'
  | 'toExpert'
  | 'toAudience'
  | 'toHost'
  | 'hostGiven'
  | 'hidden'
  | 'displayed'
  | 'handLowered'
  | 'chatClosed'
  | 'chatOpened'
  | 'screenStopped'
  | 'videoStopped'
  | 'moreVideo'
  | 'backgroundEnded'
  | 'auditionEnding'
  | 'recordingBegun'
  | 'recordingEnded'
  | 'transcriptionBegun'
  | 'transcriptionEnded';

/** One event; `id` ascends. */
export type RoomEvent =
  | { id: number; kind: RoomEventKind; name: string }
  /** The number of people who have joined the audience; the list has their names. */
  | { id: number; kind: 'listeners'; count: number }
  | {
      id: number;
      kind: 'own';
      own: OwnRoomEventKind;
      /**
       * The reader is on stage, where members muted by the host can unmute themselves. @default
       * false
       */
      isOnStage?: boolean;
    };

const texts = {
  joined: ['live.notices.joinedOne', 'live.notices.joined'],
  left: ['live.notices.leftOne', 'live.notices.left'],
  hand: ['live.notices.handOne', 'live.notices.hands'],
  toExpert: ['live.notices.toExpert', 'live.notices.toExperts'],
  newHost: ['live.notices.newHost', 'live.notices.newHosts'],
} as const;
const kinds: readonly RoomEventKind[] = ['joined', 'left', 'hand', 'toExpert', 'newHost'];

/**
 * Returns one sentence for all that happened to others: "12 joined, Claire Luo raised their hand".
 * An event that happened twice to one person counts once.
 */
export function mergeNotices(t: LiveText, events: readonly RoomEvent[]): string {
  const messages: string[] = [];
  const listeners = events.reduce(
    (sum, event) => sum + (event.kind === 'listeners' ? event.count : 0),
    0,
  );
  for (const kind of kinds) {
    const names = new Set(
      events.flatMap((event) => (event.kind === kind && 'name' in event ? [event.name] : [])),
    );
    const [name] = names;
    const [one, many] = texts[kind];
    const count = names.size + (kind === 'joined' ? listeners : 0);
    if (count === 1 && name !== undefined) messages.push(t(one, { name }));
    else if (count > 0) messages.push(t(many, { count }));
  }
  return messages.join(t('live.notices.and'));
}
