import { Volume2 } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';

export interface TestSoundProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The sound is playing. */
  isTesting?: boolean | undefined;
  /** Plays it once. */
  onTest: () => void;
}

/** Plays a sound through the selected speaker. */
export function TestSound({ t, isTesting, onTest }: TestSoundProps) {
  return (
    <Button size="sm" tone="neutral" emphasis="outline" isPending={isTesting} onPress={onTest}>
      <Icon icon={Volume2} size="sm" />
      <span>{t(isTesting === true ? 'live.devices.testing' : 'live.devices.test')}</span>
    </Button>
  );
}
