import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { MenuAction } from '../../overlays/Menu/index.ts';

import { barControl } from './barControls.ts';
import type { BarControlId } from './barControls.ts';
import { RoomControl } from './RoomControl.tsx';

import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import * as styles from './RoomControls.css.ts';
import type { RoomControlsProps } from './RoomControlsProps.ts';

export type { RoomControlsProps } from './RoomControlsProps.ts';

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
      {...rootProps(props, styles.bar({ isCompact }))}
      role="group"
      aria-label={t('live.room.controls')}
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
