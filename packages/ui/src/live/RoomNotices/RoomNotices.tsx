import { useEffect, useRef, useState } from 'react';
import type { LiveText } from '../../screens/liveText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { mergeNotices } from './mergeNotices.ts';
import type { RoomEvent } from './mergeNotices.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RoomNotices.css.ts';

/** Milliseconds in which events of others are gathered into one sentence. */
const GATHER_MS = 3000;
/** The same for a growing audience: nobody needs an announcement every few seconds. */
const GATHER_LISTENERS_MS = 15_000;
/** Milliseconds that the sentence covers the videos. */
const STAYS_MS = 8000;

export interface RoomNoticesProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The room's events, oldest first, with ascending numbers; old ones may drop out. */
  events: readonly RoomEvent[];
  /** Milliseconds in which events are gathered. @default 3000 */
  gatherFor?: number | undefined;
  /**
   * Milliseconds in which joining audience members are gathered while nothing else happens.
   * @default 15000
   */
  gatherListenersFor?: number | undefined;
  /** Milliseconds that a notice about others stays visible. @default 8000 */
  staysFor?: number | undefined;
}

const NONE: readonly RoomEvent[] = [];
const isOfListeners = ({ kind }: RoomEvent) => kind === 'listeners';

/** Returns the events with a number above the last announced one. */
const after = (events: readonly RoomEvent[], id: number) => events.filter((one) => one.id > id);

/**
 * Announces events in the room. Those of others are merged and polite, "12 joined"; only those that
 * concern the reader are immediate and assertive.
 */
export function RoomNotices({
  t,
  events,
  gatherFor = GATHER_MS,
  gatherListenersFor = GATHER_LISTENERS_MS,
  staysFor = STAYS_MS,
  ...root
}: RoomNoticesProps) {
  const [received, setNotice] = useState({ id: -1, events: NONE, isInSight: false });
  const waiting = after(events, received.id);
  const isWaiting = waiting.length > 0;
  const wait = waiting.every(isOfListeners) ? gatherListenersFor : gatherFor;
  const newest = useRef(events);
  useEffect(() => {
    newest.current = events;
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setNotice((old) => {
        const fresh = after(newest.current, old.id);
        const others = fresh.filter(({ kind }) => kind !== 'own');
        const id = newest.current.at(-1)?.id ?? old.id;
        if (others.length === 0) return { ...old, id };
        return { id, events: others, isInSight: !fresh.every(isOfListeners) };
      });
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, wait]);
  useEffect(() => {
    if (received.events.length === 0) return;
    const timer = setTimeout(() => setNotice((old) => ({ ...old, events: NONE })), staysFor);
    return () => clearTimeout(timer);
  }, [received, staysFor]);
  const text = mergeNotices(t, received.events);
  const own = events.findLast((event) => event.kind === 'own');
  return (
    <div {...rootProps(root, styles.root)}>
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
        {text !== '' &&
          (received.isInSight ? (
            <p className={styles.notice({ isOwn: false })}>{text}</p>
          ) : (
            // The count in the header shows it.
            <VisuallyHidden>{text}</VisuallyHidden>
          ))}
      </div>
    </div>
  );
}
