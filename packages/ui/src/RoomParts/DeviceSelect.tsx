import type { LiveText } from '../screens/liveText.ts';
import { Select } from '../Select/index.ts';
import type { DeviceChoice } from './deviceTypes.ts';

export interface DeviceSelectProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The kind of device. */
  label: string;
  /** What there is, and which is used. */
  choice: DeviceChoice;
}

/** One camera, microphone or loudspeaker of those that are there. */
export function DeviceSelect({ t, label, choice }: DeviceSelectProps) {
  const { devices, selected, onSelect, problem = null } = choice;
  // Why there is nothing to choose from is told beside.
  if (devices.length === 0 && problem !== null) return null;
  return (
    <Select
      label={label}
      options={devices.map(({ id, name }, index) => ({
        value: id,
        label: name === '' ? t('live.devices.unnamed', { number: index + 1 }) : name,
      }))}
      value={selected}
      onChange={onSelect}
      isDisabled={devices.length === 0}
      placeholder={t('live.devices.none')}
    />
  );
}
