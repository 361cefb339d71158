import { formatDateTime, localized } from '@rostra/i18n';
import { mediaRights } from '@rostra/live-core';
import type { OwnDevice, RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { Heading } from '@rostra/ui/Heading';
import { LinkButton } from '@rostra/ui/LinkButton';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { DeviceChooser } from './DeviceChooser.tsx';
import * as styles from './DeviceStep.css.ts';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const sessionOf = (state: RoomState) => state.session;
const roleOf = (state: RoomState) => state.me?.role;
const ownOf = (state: RoomState) => state.own;
const isSender = (state: RoomState) => mediaRights(state).video;
const isEntering = (state: RoomState) => state.pending.has('enter');

/** The door of the room: what it is, how one looks and sounds, and the one press that goes in (LMED-04). */
export function DeviceStep() {
  const { t, session, run, eventHref } = useRoom();
  const { locale, script } = useLanguage();
  const options = useRoomState(sessionOf);
  const role = useRoomState(roleOf);
  const own = useRoomState(ownOf);
  const sends = useRoomState(isSender);
  const isPending = useRoomState(isEntering);
  const wasTried = useRef(false);
  const { actions } = session;
  useEffect(() => {
    if (!sends) return;
    // What cannot be opened is told beside its device; the room can be entered without.
    void Promise.allSettled([actions.setMicrophone(true), actions.setCamera(true)]).then(() => {
      wasTried.current = true;
    });
  }, [actions, sends]);
  if (!options) return null;
  const { meeting } = options;
  const isOn = options.state === 'streaming' || options.state === 'pre_stopped';
  const time = formatDateTime(new Date(meeting.starts_at), locale);
  const enter = (): void => {
    // Who goes in while a device still opens, or the browser still asks, has not switched it off.
    const isWished = (device: OwnDevice): boolean =>
      sends && (device.isOn || device.isOpening || !wasTried.current);
    void run(actions.enter({ microphone: isWished(own.microphone), camera: isWished(own.camera) }));
  };
  return (
    <main className={styles.door}>
      <Stack gap={2}>
        <Heading level={1} size="title-lg">
          {localized(meeting, 'name', script)}
        </Heading>
        <Text tone="secondary">{t(isOn ? 'liveEntry.began' : 'liveEntry.begins', { time })}</Text>
      </Stack>
      {options.is_recording && <Banner tone="info">{t('liveEntry.check.recorded')}</Banner>}
      {options.is_transcribe && <Banner tone="info">{t('liveEntry.check.transcribed')}</Banner>}
      <Text>
        {t(
          sends
            ? 'liveEntry.check.speaks'
            : role === 'staff'
              ? 'liveEntry.check.moderates'
              : 'liveEntry.check.listens',
        )}
      </Text>
      {sends && <DeviceChooser />}
      <div className={styles.acts}>
        <Button size="lg" tone="accent" isPending={isPending} onPress={enter}>
          {t('liveEntry.check.enter')}
        </Button>
        <LinkButton size="lg" tone="neutral" emphasis="outline" href={eventHref()}>
          {t('liveEntry.back')}
        </LinkButton>
      </div>
    </main>
  );
}
