import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { barControl } from './barControls.ts';
import type { BarControlId } from './barControls.ts';
import { RoomControl } from './RoomControl.tsx';
import type { RoomControlState } from './RoomControl.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './RoomControls.css.ts';

export interface RoomControlsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Each is present only where the reader's role has it: staff have no microphone (LMED-19). */
  microphone?: RoomControlState | undefined;
  /** For members with the right to send video. */
  camera?: RoomControlState | undefined;
  /** For members with the right to share a screen, where the browser can. */
  screen?: RoomControlState | undefined;
  /** For the audience: asks to speak; on while the hand is up. */
  hand?: RoomControlState | undefined;
  /** For audience members: neither audio nor video arrives while it is on. */
  pause?: RoomControlState | undefined;
  /** `ReactionPicker`. */
  reactions?: ReactNode;
  /** Opens the choice of camera, microphone and speaker. */
  devices?: RoomControlState | undefined;
  /** The spotlight over everything else on the desktop, where the browser can. */
  pictureInPicture?: RoomControlState | undefined;
  /** Where the browser can. */
  fullScreen?: RoomControlState | undefined;
  /** People and chat, which are a sheet on phones; the control is shown on phones only. */
  panel?: RoomControlState | undefined;
  /**
   * Raised hands that wait for the reader, marked at `panel` until they are answered. @default 0
   */
  hands?: number | undefined;
  /** Leaves the room; the app asks for confirmation where it matters. */
  leave?: RoomControlState | undefined;
  /** `HostControls`, at the end of the bar; on a phone `step` and what is behind "More" instead. */
  host?: ReactNode;
  /** The meeting's next step, in the line of a phone: preparing, then starting (LROL-24). */
  step?: (RoomControlState & { action: 'prepare' | 'start' }) | undefined;
  /**
   * One line on a phone: microphone, camera, hand, chat and leaving; the rest goes to `more`.
   * @default false
   */
  isCompact?: boolean | undefined;
  /** `MoreMenu` with the items that it gets here, and the app's own; always called. */
  more?: ((actions: readonly MenuAction[]) => ReactNode) | undefined;
}

/** The controls that don't fit in a phone's line. */
const BEHIND_MORE: readonly BarControlId[] = [
  'screen',
  'pause',
  'devices',
  'pictureInPicture',
  'fullScreen',
];

/**
 * The bar under the stage: the reader's own microphone, camera and hand, the room's view, the way
 * out.
 */
export function RoomControls(props: RoomControlsProps) {
  const { t, microphone, camera, screen, hand, devices, pictureInPicture, fullScreen } = props;
  const { reactions, panel, host, step, more, isCompact = false } = props;
  const [reason, setReason] = useState<string | null>(null);
  const control = (id: BarControlId): ReactElement | undefined => {
    const drawn = barControl(props, id);
    return drawn && <RoomControl onExplain={setReason} {...drawn} />;
  };
  const behind = (id: BarControlId): MenuAction[] => {
    const drawn = barControl(props, id);
    if (!drawn) return [];
    const { icon, label, onPress, isPending } = drawn;
    const note = drawn.reason ?? drawn.limit;
    const press = (): void => {
      setReason(note ?? null);
      if (drawn.reason === undefined && isPending !== true) onPress();
    };
    return [{ id, icon, label, note, onPress: press }];
  };
  const hasView = (devices ?? pictureInPicture ?? fullScreen) !== undefined;
  const hasOwn = (microphone ?? camera ?? screen ?? hand) !== undefined;
  return (
    <div
      role="group"
      aria-label={t('live.room.controls')}
      className={styles.bar({ isCompact })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setReason(null);
      }}
    >
      <span role="status">
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </span>
      {control('microphone')}
      {control('camera')}
      {!isCompact && control('screen')}
      {control('hand')}
      {!isCompact && control('pause')}
      {wrapTexts(reactions)}
      {panel && <span className={styles.phoneOnly}>{control('panel')}</span>}
      {!isCompact && (
        <>
          {hasView && hasOwn && <span aria-hidden className={styles.rule} />}
          {control('devices')}
          {control('pictureInPicture')}
          {control('fullScreen')}
        </>
      )}
      {isCompact && step && (
        <RoomControl
          onExplain={setReason}
          {...step}
          icon={CirclePlay}
          label={t(`live.host.${step.action}`)}
          word={t(`live.host.words.${step.action}`)}
          tone="step"
        />
      )}
      {wrapTexts(more?.(isCompact ? BEHIND_MORE.flatMap(behind) : []))}
      <span className={styles.end({ isCompact })}>
        {wrapTexts(!isCompact && host)}
        {control('leave')}
      </span>
    </div>
  );
}
