import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { facts } from './facts.ts';

/** The tokens read by the styles of the page's component; colors with their current values. */
export function TokenList() {
  const context = useContext(DocsContext);
  const title = context.componentStories()[0]?.title ?? '';
  const tokens = facts[title.split('/').at(-1) ?? '']?.tokens ?? [];
  return (
    <section className="tokens">
      {tokens.length === 0 ? (
        <p>It has no styles of its own: its parts bring theirs.</p>
      ) : (
        <ul className="sb-unstyled">
          {tokens.map((token) => (
            <li key={token}>
              {token.startsWith('color-') && (
                <span aria-hidden style={{ background: `var(--ui-${token})` }} />
              )}
              <code>{token}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
