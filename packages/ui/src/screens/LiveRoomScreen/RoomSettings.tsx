import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../../Dialog/index.ts';
import { Tabs } from '../../Tabs/index.ts';
import type { LiveText } from '../liveText.ts';

/** What can be set of one's picture and sound. */
export type RoomSettingsPart = 'devices' | 'background' | 'voice';

export interface RoomSettingsProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The dialog stands open. */
  isOpen: boolean;
  /** Escape, the cross, a press beside it. */
  onClose: () => void;
  /** The part in sight first. @default 'devices' */
  first?: RoomSettingsPart | undefined;
  /** `DeviceSettings`. Of all three the one in sight alone is drawn, so each can be loaded then. */
  devices: ReactNode;
  /** `BackgroundPicker`, for who sends a picture. */
  background?: ReactNode;
  /** `PitchControl`, for who sends sound. */
  voice?: ReactNode;
}

/** What one sends and hears by: devices, what stands behind one, how one sounds (LMED-08, LBG-01, LPIT-01). */
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
