import { Button } from '../../actions/Button/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from '../NotFoundScreen/NotFoundScreen.css.ts';

export interface ErrorScreenProps extends RootProps {
  /** The problem. */
  title: string;
  /** The fix. */
  text: string;
  /** The only button, named after its action. */
  retry: { label: string; onPress: () => void; isPending?: boolean | undefined };
}

/** Replaces a page that failed to load or crashed, between the site's header and footer. */
export function ErrorScreen({ title, text, retry, ...root }: ErrorScreenProps) {
  return (
    <div {...rootProps(root, styles.screen)} role="alert">
      <span aria-hidden className={styles.rake} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Button onPress={retry.onPress} isPending={retry.isPending === true}>
        {retry.label}
      </Button>
    </div>
  );
}
