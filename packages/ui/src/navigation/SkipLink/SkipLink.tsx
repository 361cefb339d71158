import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends RootProps {
  /** The id of the main element. @default 'content' */
  target?: string | undefined;
}

/** The first stop of the keyboard on each page: past the header, to the content. */
export function SkipLink({ target = 'content', ...root }: SkipLinkProps) {
  const t = useText();
  return (
    <a {...rootProps(root, styles.link)} href={`#${target}`}>
      {t('common.skipToContent')}
    </a>
  );
}
