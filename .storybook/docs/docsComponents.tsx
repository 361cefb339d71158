import { AnchorMdx, CodeOrSourceMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { Children, isValidElement, useContext } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { facts } from './facts.ts';
import { TokenList } from './TokenList.tsx';
import './docs.css';

/** The words of a node, without its marks. */
const wordsOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? wordsOf(child.props.children)
        : typeof child === 'string'
          ? child
          : '',
    )
    .join('');

type Kind = 'when' | 'instead' | 'do' | 'dont' | 'accessibility' | 'tokens' | 'note';

const KINDS: readonly [RegExp, Kind][] = [
  [/^(?:When|Use it)/, 'when'],
  [/^Instead/, 'instead'],
  [/^Do\b(?!n)/, 'do'],
  [/^Don/, 'dont'],
  [/^Accessibility/, 'accessibility'],
  [/^Tokens/, 'tokens'],
];

/** Returns the kind of a guidance line, by its first words. */
const kindOf = (line: ReactNode): Kind => {
  const words = wordsOf(line).trim();
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'note';
};

/** A component's name leads to its page. */
export function Code({ children, className }: ComponentProps<'code'>) {
  const page = typeof children === 'string' ? facts[children]?.docsId : undefined;
  const code = (
    <CodeOrSourceMdx {...(className === undefined ? {} : { className })}>
      {children}
    </CodeOrSourceMdx>
  );
  if (page === undefined) return code;
  return (
    <AnchorMdx href={`?path=/docs/${page}`} target="_self">
      {code}
    </AnchorMdx>
  );
}

/** The title of a page; a component's has its status. */
export function PageTitle({ children }: ComponentProps<'h1'>) {
  const status = facts[wordsOf(children)]?.status;
  return (
    <h1 className="sbdocs sbdocs-h1">
      {children} {status && <span data-status={status}>{status}</span>}
    </h1>
  );
}

/** Shows one guidance line by its kind: a tick or a cross precedes do and don’t. */
export const DocsLine = ({ children }: ComponentProps<'li'>) => (
  <li className="guidance-line" data-kind={kindOf(children)}>
    <div>{children}</div>
  </li>
);

/** The guidance of a page, and the tokens that the component is made of; other lists stay lists. */
export function Guidance({ children }: ComponentProps<'ul'>) {
  const isOfComponent = useContext(DocsContext).componentStories().length > 0;
  const lines = Children.toArray(children).filter(isValidElement<{ children?: ReactNode }>);
  if (!isOfComponent || lines.every(({ props }) => kindOf(props.children) === 'note'))
    return <ul>{children}</ul>;
  return (
    <>
      <h2 className="sbdocs sbdocs-h2">Guidance</h2>
      <ul className="guidance sb-unstyled">{children}</ul>
      <TokenList />
    </>
  );
}
