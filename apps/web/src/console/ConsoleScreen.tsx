import { Heading } from '@rostra/ui/Heading';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useStore } from '../app/useStore.ts';
import * as styles from './ConsoleScreen.css.ts';
import { useConsole } from './ConsoleServices.ts';

/** A screen with one column: its title, also of the tab, and its content. */
export function ConsoleScreen({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useStore(useConsole().language);
  const tabTitle = t('shell.titleSuffix', { title });
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <div className={styles.screen}>
      <Heading level={1} size="title-md">
        {title}
      </Heading>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
