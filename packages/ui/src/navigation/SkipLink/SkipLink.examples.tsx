import { Button } from '@rostra/ui/Button';
import { Inline } from '@rostra/ui/Inline';
import { Link } from '@rostra/ui/Link';
import { SkipLink } from '@rostra/ui/SkipLink';
import { useRef } from 'react';
import type { ReactNode } from 'react';

const menu = ['Events', 'Research', 'My account'];

/** A small page whose first stop of the keyboard a button shows. */
function Page({ id, hasSkipLink }: { id: string; hasSkipLink: boolean }) {
  const skip = useRef<HTMLElement>(null);
  const first = useRef<HTMLAnchorElement>(null);
  return (
    <div style={{ position: 'relative' }}>
      {hasSkipLink && <SkipLink ref={skip} target={id} />}
      <Inline gap={4}>
        {menu.map((label, at) => (
          <Link key={label} href={`#${id}`} ref={at === 0 ? first : null}>
            {label}
          </Link>
        ))}
      </Inline>
      <div id={id} tabIndex={-1}>
        <Button emphasis="outline" onPress={() => (skip.current ?? first.current)?.focus()}>
          Show the first stop
        </Button>
      </div>
    </div>
  );
}

/** Put it before the header: one key leads to the content. */
export const Do = () => <Page id="content-with-skip-link" hasSkipLink />;

/** Let keyboard users pass the whole menu on each page. */
export const Dont = () => <Page id="content-without-skip-link" hasSkipLink={false} />;

/** The frame of each page: the link is first, and its target can take the focus. */
export function Example({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header>{header}</header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
