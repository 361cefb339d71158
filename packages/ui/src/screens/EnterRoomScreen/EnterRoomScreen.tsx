import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { LiveText } from '../liveText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './EnterRoomScreen.css.ts';

/** How the reader joins: with the device on or off. */
export interface DoorDevice {
  /** It is on now. */
  isOn: boolean;
  /** The device is starting. @default false */
  isPending?: boolean | undefined;
  /** Turns it on or off. */
  onPress: () => void;
}

export interface EnterRoomScreenProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The meeting's name, in its original language. */
  title: string;
  /** Its type and its start, in words. */
  facts: string;
  /** The reader's part inside: speak, listen, or moderate. */
  part: 'speaks' | 'listens' | 'moderates';
  /** A demo room (LCON-23). @default false */
  isDemo?: boolean | undefined;
  /** For a trial: the number of free minutes from the start (LTIM-05). */
  freeMinutes?: number | undefined;
  /** The session is recorded, and joining means consent (LHST-27). @default false */
  isRecording?: boolean | undefined;
  /** The session is transcribed, and joining means consent (LHST-26). @default false */
  isTranscribing?: boolean | undefined;
  /** `TestTile`, for members with a camera or a microphone. */
  test?: ReactNode;
  /** For members with the right to send audio. */
  microphone?: DoorDevice | undefined;
  /** For members with the right to send video. */
  camera?: DoorDevice | undefined;
  /** `DeviceSettings`, with `hasPreview={false}` beside a `TestTile`. */
  devices?: ReactNode;
  /** The reader is joining. @default false */
  isEntering?: boolean | undefined;
  /** Joins; the browser allows audio because of this press. */
  onEnter: () => void;
  /** The event's page. */
  backHref: string;
  /** The page for testing devices. */
  helpHref?: string | undefined;
}

/**
 * The door of the room: its event, the reader's own video and audio, and the button that joins
 * (LMED-04).
 */
export function EnterRoomScreen(props: EnterRoomScreenProps) {
  const { t, part, test, microphone, camera, devices, helpHref } = props;
  const isTried = test !== undefined;
  return (
    <main {...rootProps(props, styles.door({ isTried }))}>
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
