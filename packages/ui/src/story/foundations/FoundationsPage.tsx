import type { ReactNode } from 'react';
import { Heading } from '../../foundations/Heading/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import * as styles from './foundations.css.ts';

/** A page of the foundations: a title, what it is about, its parts. */
export function FoundationsPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <main lang="en" className={styles.page}>
      <Stack gap={2}>
        <Heading level={1} size="title-lg">
          {title}
        </Heading>
        <Text tone="secondary">{intro}</Text>
      </Stack>
      {children}
    </main>
  );
}

/** One part of a page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={2} size="title-sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}
