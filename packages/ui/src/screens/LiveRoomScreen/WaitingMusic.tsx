import { Volume2, VolumeX } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { PressedButton } from '../../actions/ToggleButton/PressedButton.tsx';
import type { LiveText } from '../liveText.ts';
import * as styles from './LiveRoomScreen.css.ts';

export interface WaitingMusicProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Whether it plays, and the function that receives the state after a press. */
  music: { isOn: boolean; onToggle: (isOn: boolean) => void };
}

/** Turns the waiting room's music on and off (live §9). */
export const WaitingMusic = ({ t, music }: WaitingMusicProps) => (
  <PressedButton className={styles.music} isSelected={music.isOn} onChange={music.onToggle}>
    <Icon icon={music.isOn ? Volume2 : VolumeX} size="sm" />
    <span>{t('liveHelp.music')}</span>
  </PressedButton>
);
