import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../Banner/index.ts';
import { Button } from '../../Button/index.ts';
import { Heading } from '../../Heading/index.ts';
import { Icon } from '../../Icon/index.ts';
import { Link } from '../../Link/index.ts';
import { LinkButton } from '../../LinkButton/index.ts';
import { Stack } from '../../Stack/index.ts';
import { Text } from '../../Text/index.ts';
import type { LiveText } from '../liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './EnterRoomScreen.css.ts';

/** How the reader goes in: with the device on or off. */
export interface DoorDevice {
  /** It is on now. */
  isOn: boolean;
  /** It is on its way. @default false */
  isPending?: boolean | undefined;
  /** Switches it. */
  onPress: () => void;
}

export interface EnterRoomScreenProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The meeting's name, in the language it was given in. */
  title: string;
  /** Its kind and when it begins or has begun, in words. */
  facts: string;
  /** What the reader does inside: speak, listen, or keep order. */
  part: 'speaks' | 'listens' | 'moderates';
  /** A room to try out (LCON-23). @default false */
  isDemo?: boolean | undefined;
  /** Who enters on trial: how many minutes from the start are free (LTIM-05). */
  freeMinutes?: number | undefined;
  /** Who enters agrees to it (LHST-27). @default false */
  isRecording?: boolean | undefined;
  /** Who enters agrees to it (LHST-26). @default false */
  isTranscribing?: boolean | undefined;
  /** `TestTile`, for who is seen or heard. */
  test?: ReactNode;
  /** For who may send sound. */
  microphone?: DoorDevice | undefined;
  /** For who may send pictures. */
  camera?: DoorDevice | undefined;
  /** `DeviceSettings`, with `hasPreview={false}` beside a `TestTile`. */
  devices?: ReactNode;
  /** The room is being entered. @default false */
  isEntering?: boolean | undefined;
  /** The one press that goes in, with which the browser lets sound play. */
  onEnter: () => void;
  /** The event's page. */
  backHref: string;
  /** The page where devices are tried at leisure. */
  helpHref?: string | undefined;
}

/** The door of the room: what it is, how one looks and sounds, and the one press that goes in (LMED-04). */
export function EnterRoomScreen(props: EnterRoomScreenProps) {
  const { t, part, test, microphone, camera, devices, helpHref } = props;
  const isTried = test !== undefined;
  return (
    <main className={styles.door({ isTried })}>
      <div className={styles.head}>
        <Heading level={1} size="title-lg" dir="auto">
          {props.title}
        </Heading>
        <Text tone="secondary" isTabular>
          {props.facts}
        </Text>
      </div>
      {props.isDemo === true && <Banner>{t('liveEntry.check.demo')}</Banner>}
      {props.freeMinutes !== undefined && (
        <Banner title={t('liveEntry.check.free', { minutes: props.freeMinutes })}>
          {t('liveEntry.check.freeText')}
        </Banner>
      )}
      {props.isRecording === true && <Banner>{t('liveEntry.check.recorded')}</Banner>}
      {props.isTranscribing === true && <Banner>{t('liveEntry.check.transcribed')}</Banner>}
      <Text>{t(`liveEntry.check.${part}`)}</Text>
      <div className={styles.parts({ isTried })}>
        {isTried && (
          <Stack gap={3}>
            {wrapTexts(test)}
            <div className={styles.switches}>
              {microphone && (
                <Button
                  tone="neutral"
                  emphasis="outline"
                  isPending={microphone.isPending}
                  onPress={microphone.onPress}
                >
                  <Icon icon={microphone.isOn ? MicOff : Mic} size="sm" />
                  <span>
                    {t(`liveEntry.check.${microphone.isOn ? 'microphoneOff' : 'microphoneOn'}`)}
                  </span>
                </Button>
              )}
              {camera && (
                <Button
                  tone="neutral"
                  emphasis="outline"
                  isPending={camera.isPending}
                  onPress={camera.onPress}
                >
                  <Icon icon={camera.isOn ? VideoOff : Video} size="sm" />
                  <span>{t(`liveEntry.check.${camera.isOn ? 'cameraOff' : 'cameraOn'}`)}</span>
                </Button>
              )}
            </div>
          </Stack>
        )}
        {devices !== undefined && <div className={styles.devices}>{devices}</div>}
      </div>
      {helpHref !== undefined && (
        <Link href={helpHref} size="sm">
          {t('liveHelp.enter.help')}
        </Link>
      )}
      <div role="group" aria-label={t('liveHelp.enter.ways')} className={styles.ways}>
        <Button size="lg" tone="accent" isPending={props.isEntering} onPress={props.onEnter}>
          {t('liveEntry.check.enter')}
        </Button>
        <LinkButton size="lg" tone="neutral" emphasis="outline" href={props.backHref}>
          {t('liveEntry.back')}
        </LinkButton>
      </div>
    </main>
  );
}
