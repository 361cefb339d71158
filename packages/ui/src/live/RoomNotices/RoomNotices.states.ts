import type { State } from '../../story/matrix.ts';
import type { OwnRoomEventKind } from './mergeNotices.ts';
import type { RoomNoticesProps } from './RoomNotices.tsx';

const own: OwnRoomEventKind[] = [
  'muted',
  'unmuted',
  'mayUnmute',
  'toExpert',
  'toAudience',
  'toHost',
  'hostGiven',
  'hidden',
  'displayed',
  'handLowered',
  'chatClosed',
  'chatOpened',
  'screenStopped',
  'videoStopped',
  'moreVideo',
  'backgroundEnded',
  'auditionEnding',
];

export const roomNoticesStates: State<RoomNoticesProps>[] = [
  ...own.map((kind) => ({
    name: kind,
    props: { events: [{ id: 1, kind: 'own' as const, own: kind }] },
  })),
  {
    name: 'muted on stage',
    props: { events: [{ id: 1, kind: 'own', own: 'muted', isOnStage: true }] },
  },
  { name: 'nothing has happened', props: { events: [] } },
];
