import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { formatDateTime, localized } from '@rostra/i18n';
import { mediaRights } from '@rostra/live-core';
import type { OwnDevice, RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { Heading } from '@rostra/ui/Heading';
import { Link } from '@rostra/ui/Link';
import { LinkButton } from '@rostra/ui/LinkButton';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../language/useText.ts';
import { withLanguage } from '../../../language/withLanguage.ts';
import { useDictionary } from '../../../session/useDictionary.ts';
import { DeviceChooser } from './DeviceChooser.tsx';
import * as styles from './DeviceStep.css.ts';
import { CHECK_PATH, tutorialPath } from '../help/helpPaths.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** Ms per second: the channel sends times in seconds. */
const SECOND_MS = 1000;
const sessionOf = (state: RoomState) => state.session;
const recordingStatusOf = (state: RoomState) => state.recordingStatus;
const startOf = ({ live }: RoomState) => live.startTime;
const roleOf = (state: RoomState) => state.me?.role;
const ownOf = (state: RoomState) => state.own;
const isSender = (state: RoomState) => mediaRights(state).video;
const isEntering = (state: RoomState) => state.pending.has('enter');

/**
 * The pre-join screen of the room: its meeting, the user's video and audio, and one press to join
 * (LMED-04).
 *
 * @param props `takesFocus`: the element that led here has disappeared
 */
export function DeviceStep({ takesFocus }: { takesFocus: boolean }) {
  const { t, session, run, eventHref } = useRoom();
  const { locale, script } = useLanguage();
  const options = useRoomState(sessionOf);
  const { isRecording, isTranscribing } = useRoomState(recordingStatusOf);
  const startedAt = useRoomState(startOf);
  const role = useRoomState(roleOf);
  const own = useRoomState(ownOf);
  const sends = useRoomState(isSender);
  const isPending = useRoomState(isEntering);
  const { label: kindOf } = useDictionary('event_types');
  const wasTried = useRef(false);
  const { actions } = session;
  const door = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) door.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!sends) return;
    // A device that fails to open is reported beside it; the room can be joined without.
    void Promise.allSettled([actions.setMicrophone(true), actions.setCamera(true)]).then(() => {
      wasTried.current = true;
    });
  }, [actions, sends]);
  if (!options) return null;
  const { meeting } = options;
  const isOn = options.state === 'streaming' || options.state === 'pre_stopped';
  const begins = isOn && startedAt !== null ? startedAt * SECOND_MS : meeting.starts_at;
  const time = formatDateTime(new Date(begins), locale);
  const enter = (): void => {
    // A device that is still opening, or awaits the browser's permission, has not been turned off.
    const isRequested = (device: OwnDevice): boolean =>
      sends && (device.isOn || device.isOpening || !wasTried.current);
    // Already shown beside its device; the room does not repeat it.
    for (const { id, code } of session.state.get().notices) {
      if (code === 'permission-denied') actions.dismissNotice(id);
    }
    void run(
      actions.enter({ microphone: isRequested(own.microphone), camera: isRequested(own.camera) }),
    );
  };
  return (
    <main ref={door} tabIndex={-1} className={styles.door}>
      <Stack gap={2}>
        <Heading level={1} size="title-lg">
          {localized(meeting, 'name', script)}
        </Heading>
        <Text tone="secondary">
          {[
            kindOf(String(meeting.event_type_id)),
            t(isOn ? 'liveEntry.began' : 'liveEntry.begins', { time }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      {options.demo && <Banner tone="info">{t('liveEntry.check.demo')}</Banner>}
      {options.is_trial && (
        <Banner tone="info" title={t('liveEntry.check.free', { minutes: LIVE_TRIAL_MINUTES })}>
          {t('liveEntry.check.freeText')}
        </Banner>
      )}
      {isRecording && <Banner tone="info">{t('liveEntry.check.recorded')}</Banner>}
      {isTranscribing && <Banner tone="info">{t('liveEntry.check.transcribed')}</Banner>}
      <Text>
        {t(
          sends
            ? 'liveEntry.check.speaks'
            : role === 'staff'
              ? 'liveEntry.check.moderates'
              : 'liveEntry.check.listens',
        )}
      </Text>
      <DeviceChooser hasMicrophone={sends} hasCamera={sends} />
      <Stack gap={1}>
        <Link href={withLanguage(CHECK_PATH, location.search)} size="sm">
          {t('liveHelp.enter.help')}
        </Link>
        <Link
          href={withLanguage(tutorialPath(options.id, options.role), location.search)}
          size="sm"
        >
          {t('liveHelp.menu.tutorial')}
        </Link>
      </Stack>
      <div className={styles.ways}>
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
