import { Volume2 } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AutoplayPrompt.css.ts';

export interface AutoplayPromptProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Starts the audio that the browser blocked. */
  onPress: () => void;
  /** True from the press until playback starts. @default false */
  isPending?: boolean | undefined;
}

/** Prompts for the press that browsers require before playing audio (LHST-22). */
export function AutoplayPrompt({ t, onPress, isPending, ...root }: AutoplayPromptProps) {
  return (
    <div {...rootProps(root, styles.prompt)} role="alert">
      <span>{t('live.autoplay.text')}</span>
      <Button size="lg" onPress={onPress} isPending={isPending}>
        <Icon icon={Volume2} />
        <span>{t('live.autoplay.action')}</span>
      </Button>
    </div>
  );
}
