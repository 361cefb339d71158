import { Stack } from '@rostra/ui/Stack';
import { BackgroundField } from '../stage/BackgroundField.tsx';
import { LayoutField } from './LayoutField.tsx';

/** The stage as seen by everyone: its layout, and the image behind it (LHST-16, LHST-17). */
export function StageFields() {
  return (
    <Stack gap={5}>
      <LayoutField />
      <BackgroundField />
    </Stack>
  );
}
