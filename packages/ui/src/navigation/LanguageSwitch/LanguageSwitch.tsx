import type { Locale } from '@rostra/i18n';
import { Globe } from 'lucide-react';
import { Icon } from '../../foundations/Icon/index.ts';
import { useText, useUiLocale } from '../../foundations/TextProvider/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LanguageSwitch.css.ts';

export interface LanguageSwitchProps extends RootProps {
  /** Gets the selected language; the app loads it and saves the choice. */
  onChange: (locale: Locale) => void;
}

/** Switches to the other language, shown under its own name. */
export function LanguageSwitch({ onChange, ...root }: LanguageSwitchProps) {
  const t = useText();
  const other: Locale = useUiLocale() === 'en' ? 'zh-CN' : 'en';
  return (
    <PlainButton
      {...rootProps(root, styles.link)}
      onPress={() => onChange(other)}
      aria-label={`${t('language.label')}: ${t(`language.${other}`)}`}
    >
      <Icon icon={Globe} />
      <span lang={other}>{t(`language.${other}`)}</span>
    </PlainButton>
  );
}
