import { Settings } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { stageAction } from '../RoomParts/stageAction.css.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import type { CaptionSize } from './captionLine.ts';
import * as styles from './Captions.css.ts';

/** The reader's caption settings, held by the app. */
export interface CaptionChoices {
  /** Caption languages, the spoken one first. If there is only one, there is no choice. */
  languages: readonly { value: string; label: string }[];
  /** The selected language. */
  language: string;
  /** Gets the value of the selected language. */
  onLanguageChange: (language: string) => void;
  /** Text size of the captions. @default 'md' */
  size?: CaptionSize | undefined;
  /** Gets the selected size. */
  onSizeChange: (size: CaptionSize) => void;
  /** Screen readers announce each finished line, politely. @default true */
  isReadOut?: boolean | undefined;
  /** Gets the new value of `isReadOut`. */
  onReadOutChange: (isReadOut: boolean) => void;
}

interface CaptionSettingsProps extends CaptionChoices {
  /** The room's texts in the reader's language. */
  t: LiveText;
}

const SIZES: readonly CaptionSize[] = ['sm', 'md', 'lg'];

/** A menu beside the captions: language, size, and whether screen readers announce them. */
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
