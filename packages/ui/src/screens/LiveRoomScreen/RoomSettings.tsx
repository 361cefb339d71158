import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { Tabs } from '../../navigation/Tabs/index.ts';
import type { LiveText } from '../liveText.ts';

/** The settings of the reader's own video and audio. */
export type RoomSettingsSection = 'devices' | 'background' | 'voice';

export interface RoomSettingsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The dialog is open. */
  isOpen: boolean;
  /** Closes it: Escape, the cross, a press outside. */
  onClose: () => void;
  /** The part selected first. @default 'devices' */
  first?: RoomSettingsSection | undefined;
  /**
   * `DeviceSettings`. Only the selected one of the three is rendered, so each can be loaded then.
   */
  devices: ReactNode;
  /** `BackgroundPicker`, for members who send video. */
  background?: ReactNode;
  /** `PitchControl`, for members who send audio. */
  voice?: ReactNode;
}

/**
 * The settings of the reader's own media: devices, virtual background, voice changer (LMED-08,
 * LBG-01, LPIT-01).
 */
export function RoomSettings(props: RoomSettingsProps) {
  const { t, isOpen, onClose, first = 'devices' } = props;
  const [chosen, setChosen] = useState<string>(first);
  const parts = (['devices', 'background', 'voice'] as const).filter(
    (part) => props[part] !== undefined,
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('liveHelp.settings.title')} size="wide">
      {parts.length === 1 ? (
        props.devices
      ) : (
        <Tabs
          label={t('liveHelp.settings.title')}
          selected={chosen}
          onSelect={setChosen}
          items={parts.map((part) => ({
            id: part,
            label: t(`liveHelp.settings.${part}`),
            content: props[part],
          }))}
        />
      )}
    </Dialog>
  );
}
