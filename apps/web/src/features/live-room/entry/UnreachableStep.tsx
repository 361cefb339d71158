import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { door } from './DeviceStep.css.ts';
import { useRoom } from '../RoomContext.ts';

interface UnreachableStepProps {
  /** A retry is running: the button stays in position and keeps the focus. */
  isPending: boolean;
  onRetry: () => void;
}

/** Shown after a missing response, with a retry. */
export function UnreachableStep({ isPending, onRetry }: UnreachableStepProps) {
  const { t, session, run } = useRoom();
  const retry = (): void => {
    onRetry();
    void run(session.actions.retry());
  };
  return (
    <main className={door}>
      <ErrorScreen
        title={t('liveEntry.refused.unreachable')}
        text={t('liveEntry.refused.unreachableText')}
        retry={{ label: t('liveEntry.again'), isPending, onPress: retry }}
      />
    </main>
  );
}
