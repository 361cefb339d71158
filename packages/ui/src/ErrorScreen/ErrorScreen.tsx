import { Button } from '../Button/index.ts';
import * as styles from '../NotFoundScreen/NotFoundScreen.css.ts';

export interface ErrorScreenProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  text: string;
  /** The one button, named by what it does. */
  retry: { label: string; onPress: () => void; isPending?: boolean | undefined };
}

/** Stands where a screen did not load or broke, inside the site's header and footer. */
export function ErrorScreen({ title, text, retry }: ErrorScreenProps) {
  return (
    <div className={styles.screen} role="alert">
      <span aria-hidden className={styles.rake} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Button onPress={retry.onPress} isPending={retry.isPending === true}>
        {retry.label}
      </Button>
    </div>
  );
}
