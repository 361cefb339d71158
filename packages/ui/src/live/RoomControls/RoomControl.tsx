import type { LucideIcon } from 'lucide-react';
import { Hand, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { Spinner } from '../../status/Spinner/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './RoomControl.css.ts';

/** The state of one control. */
export interface RoomControlState {
  /** Never called while there is a `reason`. */
  onPress: () => void;
  /** It is on; its label names the action: "Mute" while the microphone is on. */
  isOn?: boolean | undefined;
  /** Pending: it does not act again. @default false */
  isPending?: boolean | undefined;
  /** Why it is unavailable now; it keeps its place and shows the reason on a press. */
  reason?: string | undefined;
  /** It works, with a limit: "You are heard by the host alone". */
  limit?: string | undefined;
  /** The number of items waiting behind it. */
  count?: number | undefined;
  /** The number of raised hands behind it, with its words. */
  hands?: { count: number; label: string } | undefined;
  /** The keyboard shortcut, shown on hover. */
  shortcut?: string | undefined;
  /** It opens a part of the room, which is open or not. */
  isExpanded?: boolean | undefined;
}

export interface RoomControlProps extends RoomControlState {
  /** Drawn over the label; for microphone and camera it shows the state, not the action. */
  icon: LucideIcon;
  /** The action of a press. */
  label: string;
  /** The short text under the icon where the label is too long for it; part of the label. */
  word?: string | undefined;
  /** @default 'plain' */
  tone?: 'plain' | 'leave' | 'step' | undefined;
  /** Shows why it is unavailable, or what is limited about it. */
  onExplain: (text: string | null) => void;
}

/** One control of the bar: an icon over its label. */
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
