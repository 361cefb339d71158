import type { PhoneController } from '@rostra/live-core/phone';
import { Button } from '@rostra/ui/Button';
import { Inline } from '@rostra/ui/Inline';
import { LinkButton } from '@rostra/ui/LinkButton';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';

/** A link for listening to the meeting without joining it, to open or copy (LDIA-09). */
export function MonitorContainer({ controller }: { controller: PhoneController }) {
  const { t, run } = useRoom();
  const toast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const make = async (): Promise<void> => setUrl(await controller.monitor());
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('livePhone.dialIn.copied', { name: t('livePhone.monitor.link') }));
    } catch {
      toast.warning(t('livePhone.dialIn.notCopied'));
    }
  };
  return (
    <Stack gap={2}>
      <Text size="sm" tone="secondary">
        {t('livePhone.monitor.hint')}
      </Text>
      {url === null ? (
        <Button tone="neutral" emphasis="outline" onPress={() => void run(make())}>
          {t('livePhone.monitor.make')}
        </Button>
      ) : (
        <Inline gap={2}>
          <LinkButton href={url} target="_blank" size="sm" tone="neutral" emphasis="outline">
            {t('livePhone.monitor.open')}
          </LinkButton>
          <Button size="sm" tone="neutral" emphasis="outline" onPress={() => void copy(url)}>
            {t('livePhone.monitor.copy')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
