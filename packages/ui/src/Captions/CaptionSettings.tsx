import { Settings } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Popover } from '../Popover/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import { stageAction } from '../RoomParts/stageAction.css.ts';
import type { LiveText } from '../screens/liveText.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { Switch } from '../Switch/index.ts';
import type { CaptionSize } from './captionLine.ts';
import * as styles from './Captions.css.ts';

/** What a reader can set about captions; the app keeps it. */
export interface CaptionChoices {
  /** Languages that captions come in, the spoken one first. With one there is nothing to choose. */
  languages: readonly { value: string; label: string }[];
  /** The one chosen. */
  language: string;
  /** Gets the value of the language chosen. */
  onLanguageChange: (language: string) => void;
  /** How large they are written. @default 'md' */
  size?: CaptionSize | undefined;
  /** Gets the size chosen. */
  onSizeChange: (size: CaptionSize) => void;
  /** Screen readers tell each finished line, when they have nothing else to say. @default true */
  isReadOut?: boolean | undefined;
  /** Gets the choice whether they are told. */
  onReadOutChange: (isReadOut: boolean) => void;
}

interface CaptionSettingsProps extends CaptionChoices {
  /** The room's texts in the reader's language. */
  t: LiveText;
}

const SIZES: readonly CaptionSize[] = ['sm', 'md', 'lg'];

/** Language, size, and whether screen readers tell them: behind a button beside the captions. */
export function CaptionSettings(props: CaptionSettingsProps) {
  const { t, languages, language, size = 'md', isReadOut = true } = props;
  return (
    <Popover
      title={t('liveTalk.captions.settings')}
      placement="top end"
      trigger={
        <PlainButton className={stageAction} aria-label={t('liveTalk.captions.settings')}>
          <Icon icon={Settings} />
        </PlainButton>
      }
    >
      <div className={styles.settings}>
        {languages.length > 1 && (
          <Select
            size="md"
            label={t('liveTalk.captions.language')}
            options={languages}
            value={language}
            onChange={props.onLanguageChange}
          />
        )}
        <div className={styles.setting}>
          <span aria-hidden className={styles.settingName}>
            {t('liveTalk.captions.size')}
          </span>
          <SegmentedControl
            label={t('liveTalk.captions.size')}
            options={SIZES.map((value) => ({
              value,
              label: t(`liveTalk.captions.sizes.${value}`),
            }))}
            value={size}
            onChange={props.onSizeChange}
          />
        </div>
        <Switch isSelected={isReadOut} onChange={props.onReadOutChange}>
          {t('liveTalk.captions.readOut')}
        </Switch>
      </div>
    </Popover>
  );
}
