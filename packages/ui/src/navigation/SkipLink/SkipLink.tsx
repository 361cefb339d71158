import { useText } from '../../foundations/TextProvider/index.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main element. @default 'content' */
  target?: string | undefined;
}

/** The first stop of the keyboard on each page: past the header, to the content. */
export function SkipLink({ target = 'content' }: SkipLinkProps) {
  const t = useText();
  return (
    <a href={`#${target}`} className={styles.link}>
      {t('common.skipToContent')}
    </a>
  );
}
