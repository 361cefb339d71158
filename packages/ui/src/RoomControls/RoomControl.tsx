import type { LucideIcon } from 'lucide-react';
import { Hand, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../Icon/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import { Spinner } from '../Spinner/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RoomControl.css.ts';

/** What one control is at. */
export interface RoomControlState {
  /** Never called while there is a `reason`. */
  onPress: () => void;
  /** It is on; its word says what pressing does: "Mute" while the microphone is on. */
  isOn?: boolean | undefined;
  /** Under way: it does not act again. @default false */
  isPending?: boolean | undefined;
  /** Why it cannot be used now; it stays in its place and says so when it is pressed. */
  reason?: string | undefined;
  /** It works, but not as one may expect: "You are heard by the host alone". */
  limit?: string | undefined;
  /** How many wait behind it. */
  count?: number | undefined;
  /** Raised hands that wait behind it, with their words. */
  hands?: { count: number; label: string } | undefined;
  /** The key that does the same; shown by pointing at it. */
  shortcut?: string | undefined;
  /** It opens a part of the room, which is open or not. */
  isExpanded?: boolean | undefined;
}

export interface RoomControlProps extends RoomControlState {
  /** Drawn over the label; for microphone and camera it shows how things are, not what pressing does. */
  icon: LucideIcon;
  /** What pressing does. */
  label: string;
  /** What stands under the drawing where the label is too long for it; part of the label. */
  word?: string | undefined;
  /** @default 'plain' */
  tone?: 'plain' | 'leave' | 'step' | undefined;
  /** Tells why it cannot be used, or what is limited about it. */
  onExplain: (text: string | null) => void;
}

/** One control of the bar: a drawing over its word. */
export function RoomControl(props: RoomControlProps) {
  const { icon, label, tone = 'plain', onPress, onExplain, isOn, reason, limit, count = 0 } = props;
  const { hands } = props;
  const id = useId();
  const note = reason ?? limit;
  const isExplained = note !== undefined;
  return (
    <PlainButton
      className={styles.control({ isOn: isOn === true, tone })}
      isPending={props.isPending ?? false}
      onPress={() => {
        onExplain(note ?? null);
        if (reason === undefined) onPress();
      }}
      onBlur={() => onExplain(null)}
      {...(reason === undefined ? {} : { 'aria-disabled': true })}
      {...(props.shortcut === undefined
        ? {}
        : { 'aria-keyshortcuts': props.shortcut, title: `${label} (${props.shortcut})` })}
      {...(props.isExpanded === undefined ? {} : { 'aria-expanded': props.isExpanded })}
      {...(props.word === undefined
        ? {}
        : {
            'aria-label': [
              label,
              ...(count > 0 ? [count] : []),
              ...(hands ? [hands.label] : []),
            ].join(' '),
          })}
      {...(isExplained ? { 'aria-describedby': id } : {})}
    >
      {props.isPending === true ? <Spinner /> : <Icon icon={icon} size="lg" />}
      <span>{props.word ?? label}</span>{' '}
      {count > 0 && <span className={styles.count}>{count}</span>}{' '}
      {hands && (
        <span className={styles.hands}>
          <Icon icon={Hand} size="sm" />
          <span>{hands.count}</span>
        </span>
      )}
      {limit !== undefined && reason === undefined && (
        <span className={styles.limited}>
          <Icon icon={TriangleAlert} size="sm" />
        </span>
      )}
      {isExplained && (
        <VisuallyHidden>
          <span id={id} hidden>
            {note}
          </span>
        </VisuallyHidden>
      )}
    </PlainButton>
  );
}
