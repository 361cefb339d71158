import type { LiveText } from '../../screens/liveText.ts';
import { Select } from '../../forms/Select/index.ts';
import type { DeviceChoice } from './deviceTypes.ts';

export interface DeviceSelectProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The kind of device. */
  label: string;
  /** The available devices, and the selected one. */
  choice: DeviceChoice;
}

/** One of the available cameras, microphones or speakers. */
export function DeviceSelect({ t, label, choice }: DeviceSelectProps) {
  const { devices, selected, onSelect, problem = null } = choice;
  // The reason for an empty list is shown beside it.
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
