import { Stack } from '@rostra/ui/Stack';
import { Tag } from '@rostra/ui/Tag';
import { Text } from '@rostra/ui/Text';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

/** Take one step of the scale for all gaps. */
export const Do = () => (
  <Stack gap={2} align="start">
    <Tag tone="info">Registration open</Tag>
    <Text weight="strong">Meridian Photonics roadshow</Text>
    <Text size="sm">Tue 8 Sep, 14:30 Beijing time</Text>
  </Stack>
);

/** Give each child a margin of its own. */
export const Dont = () => (
  <Stack gap="none" align="start">
    <div style={{ marginBlockEnd: 3 }}>
      <Tag tone="info">Registration open</Tag>
    </div>
    <div style={{ marginBlockEnd: 19 }}>
      <Text weight="strong">Meridian Photonics roadshow</Text>
    </div>
    <Text size="sm">Tue 8 Sep, 14:30 Beijing time</Text>
  </Stack>
);

/** Fields below one another, evenly spaced. */
export function Example() {
  const [name, setName] = useState('');
  const [company, setCompany] = useState('');
  return (
    <Stack gap={5}>
      <TextField label="Name" value={name} onChange={setName} autoComplete="name" />
      <TextField
        label="Company"
        value={company}
        onChange={setCompany}
        autoComplete="organization"
      />
    </Stack>
  );
}
