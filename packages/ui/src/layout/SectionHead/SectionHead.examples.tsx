import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** Name the section in a few words, and where its link leads. */
export const Do = () => (
  <SectionHead
    level={3}
    title="Upcoming events"
    sub="This week"
    all={{ label: 'All 17', href: '#events' }}
  />
);

/** Write a sentence as title, and a link that could lead anywhere. */
export const Dont = () => (
  <SectionHead
    level={3}
    title="Here you can find the events of this week"
    all={{ label: 'More', href: '#more' }}
  />
);

interface SectionProps {
  total: number;
  children: ReactNode;
}

/** A section that its heading names. */
export function Example({ total, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack>
        <SectionHead
          id={headingId}
          title="Upcoming events"
          sub="This week"
          all={{ label: `All ${total}`, href: '/events' }}
        />
        <div>{children}</div>
      </Stack>
    </section>
  );
}
