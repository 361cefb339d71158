import { useId } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as field from '../../forms/Field/Field.css.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import * as styles from './PitchControl.css.ts';

/** Pitches of the voice changer (live §9): as it is, lower, higher. */
export const VOICE_PITCHES = { own: 0, male: -0.6, female: 0.5 } as const;

/** One of the voice changer's pitches. */
export type VoicePitch = (typeof VOICE_PITCHES)[keyof typeof VOICE_PITCHES];

type VoiceName = keyof typeof VOICE_PITCHES;

const VOICES = Object.keys(VOICE_PITCHES) as VoiceName[];

export interface PitchControlProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The voice changer runs (LPIT-02). */
  isOn: boolean;
  /** Turns it on and off; nothing else does. */
  onToggle: (isOn: boolean) => void;
  /** The sound of the voice while it is changed. */
  pitch: VoicePitch;
  /** Receives -0.6, 0 or 0.5 (LPIT-08 to LPIT-10). */
  onPitch: (pitch: VoicePitch) => void;
  /** It is being turned on or off: the switch does not act again. @default false */
  isPending?: boolean | undefined;
  /** It was requested and does not run: the room hears the member's own voice. @default false */
  hasFailed?: boolean | undefined;
  /** The browser has the Web Audio API. @default true */
  isSupported?: boolean | undefined;
}

/** The voice changer: off, or one of three pitches that everyone hears (LPIT-01). */
export function PitchControl(props: PitchControlProps) {
  const { t, isOn, onToggle, pitch, onPitch, isPending = false, hasFailed = false } = props;
  const id = useId();
  if (props.isSupported === false)
    return (
      <Banner
        ref={props.ref}
        className={props.className}
        tone="warning"
        title={t('liveMedia.voice.unsupported.title')}
      >
        {t('liveMedia.voice.unsupported.text')}
      </Banner>
    );
  const voice = VOICES.find((name) => VOICE_PITCHES[name] === pitch) ?? 'own';
  return (
    <div {...rootProps(props, styles.root)}>
      {/* Its name and place stay while it changes; a status beside it shows the progress. */}
      <Switch isSelected={isOn} onChange={onToggle} isReadOnly={isPending} aria-describedby={id}>
        {t('liveMedia.voice.change')}
      </Switch>
      <div role="status" className={styles.notice}>
        {isPending && (
          <span className={styles.pending}>
            <Spinner size="sm" />
            <span>{t('liveMedia.voice.starting')}</span>
          </span>
        )}
        {hasFailed && !isPending && (
          <Banner tone="danger" title={t('liveMedia.voice.failed.title')}>
            {t('liveMedia.voice.failed.text')}
          </Banner>
        )}
      </div>
      {isOn && (
        <div className={field.field}>
          <span aria-hidden className={field.label}>
            {t('liveMedia.voice.label')}
          </span>
          <SegmentedControl
            label={t('liveMedia.voice.label')}
            options={VOICES.map((name) => ({
              value: name,
              label: t(`liveMedia.voice.pitches.${name}`),
            }))}
            value={voice}
            onChange={(name) => onPitch(VOICE_PITCHES[name])}
          />
          {!hasFailed && <span className={field.hint}>{t('liveMedia.voice.heard')}</span>}
        </div>
      )}
      <p id={id} className={styles.note}>
        {t('liveMedia.voice.disclosed')}
      </p>
    </div>
  );
}
