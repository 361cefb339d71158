import { CAPTION_LANGUAGES } from '@rostra/contract/live';
import type { CaptionLanguage } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import type { CaptionsState } from '@rostra/live-core/captions';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Select } from '@rostra/ui/Select';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import { useLanguage } from '../../../language/useText.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { useSource } from '../session/useSource.ts';
import { useCaptionsController } from './useCaptionsController.ts';

const isOnAir = ({ live }: RoomState) => live.state === 'streaming';
const isAsking = ({ pending }: RoomState) => pending.has('captions');
const languagesOf = ({ session }: RoomState) => session?.caption_languages;
const runOf = ({ run }: CaptionsState) => run;

interface CaptionsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that starts captions, in the spoken language, and ends them (LHST-26). */
export default function CaptionsDialog({ isOpen, onClose }: CaptionsDialogProps) {
  const { t, run: runWithNotice, session } = useRoom();
  const { locale } = useLanguage();
  const controller = useCaptionsController();
  const run = useSource(controller.state, runOf);
  const mayBegin = useRoomState(isOnAir);
  const isPending = useRoomState(isAsking);
  const offered = useRoomState(languagesOf) ?? [];
  const [chosen, setChosen] = useState<CaptionLanguage | null>(null);
  const own = CAPTION_LANGUAGES.find((one) => one === locale && offered.includes(one));
  const language = chosen ?? run?.language ?? own ?? offered[0];
  if (language === undefined) return null;
  const begin = (): void => {
    // The user is not asked for consent to a transcription they start.
    session.actions.agree({ isRecording: false, isTranscribing: true });
    void runWithNotice(controller.begin(language));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('liveMedia.captions.title')}
      actions={<Button onPress={onClose}>{t('liveMedia.captions.done')}</Button>}
    >
      <Stack gap={4}>
        <Text>{t('liveMedia.captions.hint')}</Text>
        {run?.status === 'unavailable' && (
          <Banner tone="warning">{t('liveTalk.captions.unavailable')}</Banner>
        )}
        <Select
          label={t('liveMedia.captions.language')}
          options={offered.map((value) => ({
            value,
            label: t(`liveMedia.captions.languages.${value}`),
          }))}
          value={language}
          onChange={(value) => setChosen(offered.find((one) => one === value) ?? null)}
        />
        {!mayBegin && <Text>{t('liveMedia.captions.notYet')}</Text>}
        {mayBegin && run?.language !== language && (
          <Button isPending={isPending} onPress={begin}>
            {t(run === null ? 'liveMedia.captions.begin' : 'liveMedia.captions.change')}
          </Button>
        )}
        {run !== null && (
          <Button
            tone="danger"
            isPending={isPending}
            onPress={() => void runWithNotice(controller.end())}
          >
            {t('liveMedia.captions.end')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
