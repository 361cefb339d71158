import { RefreshCw } from 'lucide-react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { DeviceChoice } from './deviceTypes.ts';

export interface DeviceProblemNoteProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The device in its texts: the microphone or the camera. */
  of: 'audio' | 'video';
  /** Nothing is shown without a problem. */
  choice: Pick<DeviceChoice, 'problem' | 'onAskAgain'>;
}

/** Why a device doesn't work, and how to fix it (LMED-11). */
export function DeviceProblemNote({ t, of, choice }: DeviceProblemNoteProps) {
  const { problem, onAskAgain } = choice;
  if (problem === undefined || problem === null) return null;
  return (
    <Banner
      tone="warning"
      isAnnounced
      title={t(`live.devices.problems.${of}.${problem}.title`)}
      actions={
        onAskAgain && (
          <Button size="sm" tone="neutral" emphasis="outline" onPress={onAskAgain}>
            <Icon icon={RefreshCw} size="sm" />
            <span>{t('live.devices.again')}</span>
          </Button>
        )
      }
    >
      {t(`live.devices.problems.${of}.${problem}.text`)}
    </Banner>
  );
}
