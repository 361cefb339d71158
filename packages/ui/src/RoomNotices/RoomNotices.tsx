import { useEffect, useRef, useState } from 'react';
import type { LiveText } from '../screens/liveText.ts';
import { mergeNotices } from './mergeNotices.ts';
import type { RoomEvent } from './mergeNotices.ts';
import * as styles from './RoomNotices.css.ts';

/** Ms in which what happens to others is gathered into one sentence. */
const GATHER_MS = 3000;
/** Ms that the sentence stands over the pictures. */
const STAYS_MS = 8000;

export interface RoomNoticesProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** What has happened, oldest first, with numbers that grow; old ones may fall away. */
  events: readonly RoomEvent[];
  /** Ms in which events are gathered. @default 3000 */
  gatherFor?: number | undefined;
  /** Ms that what was told of others stays in sight. @default 8000 */
  staysFor?: number | undefined;
}

/** Events with a number above the last that was told. */
const after = (events: readonly RoomEvent[], id: number) => events.filter((one) => one.id > id);

/**
 * Tells what happens in the room: of others merged and politely, "12 joined"; at once and with force only
 * what concerns the reader.
 */
export function RoomNotices({
  t,
  events,
  gatherFor = GATHER_MS,
  staysFor = STAYS_MS,
}: RoomNoticesProps) {
  const [told, setTold] = useState({ id: -1, text: '' });
  const isWaiting = after(events, told.id).length > 0;
  const newest = useRef(events);
  useEffect(() => {
    newest.current = events;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setTold((old) => ({
        id: newest.current.at(-1)?.id ?? old.id,
        text: mergeNotices(t, after(newest.current, old.id)) || old.text,
      }));
    }, gatherFor);
    return () => clearTimeout(timer);
  }, [isWaiting, gatherFor, t]);
  useEffect(() => {
    if (told.text === '') return;
    const timer = setTimeout(() => setTold((old) => ({ ...old, text: '' })), staysFor);
    return () => clearTimeout(timer);
  }, [told, staysFor]);
  const own = events.findLast((event) => event.kind === 'own');
  return (
    <div className={styles.root}>
      <div role="alert">
        {own?.kind === 'own' && (
          <p key={own.id} className={styles.notice({ isOwn: true })}>
            {t(
              own.own === 'muted' && own.isOnStage === true
                ? 'live.notices.yours.mutedOnStage'
                : `live.notices.yours.${own.own}`,
            )}
          </p>
        )}
      </div>
      <div role="status">
        {told.text !== '' && <p className={styles.notice({ isOwn: false })}>{told.text}</p>}
      </div>
    </div>
  );
}
