import { Button } from '../../actions/Button/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './NotFoundScreen.css.ts';

export interface NotFoundScreenProps extends RootProps {
  /** The missing thing: the page, or the requested content. */
  title: string;
  /** The possible reason. */
  text: string;
  /** The address of the home page. */
  home: { label: string; href: string };
  /** Leads to the previous page. */
  back: { label: string; onPress: () => void };
  /** A search that works before scripts. */
  search?: { label: string; action: string; parameter: string } | undefined;
}

/** A screen for an address that leads nowhere; offers search, home and back. */
export function NotFoundScreen({ title, text, home, back, search, ...root }: NotFoundScreenProps) {
  return (
    <div {...rootProps(root, styles.screen)}>
      <span aria-hidden className={styles.rake} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {search && (
        <form
          role="search"
          aria-label={search.label}
          action={search.action}
          className={styles.search}
        >
          <input
            type="search"
            name={search.parameter}
            aria-label={search.label}
            maxLength={100}
            className={styles.field}
          />
          <Button type="submit" size="lg" emphasis="outline" tone="neutral">
            {search.label}
          </Button>
        </form>
      )}
      <div className={styles.actions}>
        <LinkButton href={home.href}>{home.label}</LinkButton>
        <Button emphasis="ghost" tone="neutral" onPress={back.onPress}>
          {back.label}
        </Button>
      </div>
    </div>
  );
}
