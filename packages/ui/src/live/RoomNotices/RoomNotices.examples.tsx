import { RoomNotices } from '@rostra/ui/RoomNotices';
import type { RoomEvent, RoomNoticesProps } from '@rostra/ui/RoomNotices';
import { useEffect, useState } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const onStage: RoomEvent[] = [{ id: 1, kind: 'own', own: 'muted', isOnStage: true }];
const anywhere: RoomEvent[] = [{ id: 1, kind: 'own', own: 'muted' }];

/** Set `isOnStage` for members who can unmute themselves: the notice then names the way. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <RoomNotices t={texts} events={onStage} />
  </div>
);

/** Omit `isOnStage` for members on stage: they wait for the host. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <RoomNotices t={texts} events={anywhere} />
  </div>
);

const KEPT = 50;

interface NoticesProps extends Pick<RoomNoticesProps, 't'> {
  /** Calls back for each event; their numbers ascend. Returns a function that ends it. */
  subscribe: (onEvent: (event: RoomEvent) => void) => () => void;
}

/** Keeps the last fifty events of the room. */
export function Example({ t, subscribe }: NoticesProps) {
  const [events, setEvents] = useState<readonly RoomEvent[]>([]);
  useEffect(
    () => subscribe((event) => setEvents((before) => [...before, event].slice(-KEPT))),
    [subscribe],
  );
  return <RoomNotices t={t} events={events} />;
}
