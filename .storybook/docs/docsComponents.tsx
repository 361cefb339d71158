import { AnchorMdx, CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import { Children, isValidElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { facts } from './facts.ts';
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

const KEYS =
  /^(?:Tab|Shift|Enter|Space|Escape|Backspace|Delete|Home|End|Page|Arrow|Letters|Digits|F6)/;

/** Returns the kind of a list by its first line: keys with what they do, rules, or a plain list. */
function kindOf(first: ReactElement<{ children?: ReactNode }> | undefined) {
  const words = wordsOf(first?.props.children).trim();
  if (/^Do(?:n’t)? /.test(words)) return 'rules';
  return KEYS.test(words) && words.includes(': ') ? 'keys' : 'plain';
}

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

/** Separates the keys of a line from what they do. */
function keyRow(line: ReactElement<{ children?: ReactNode }>, row: number) {
  const parts = Children.toArray(line.props.children);
  const isSeparator = (part: ReactNode) => typeof part === 'string' && part.includes(': ');
  const at = parts.findIndex(isSeparator);
  const [end = '', ...action] = wordsOf(parts[at]).split(': ');
  return (
    <tr key={row}>
      <th scope="row">
        {parts.slice(0, at)}
        {end}
      </th>
      <td>
        {action.join(': ')}
        {parts.slice(at + 1)}
      </td>
    </tr>
  );
}

/** Shows keys as a table, and rules as cards with a tick or a cross; other lists stay lists. */
export function List({ children }: ComponentProps<'ul'>) {
  const lines = Children.toArray(children).filter(isValidElement<{ children?: ReactNode }>);
  const kind = kindOf(lines[0]);
  if (kind === 'plain') return <ul>{children}</ul>;
  if (kind === 'rules') return <ul className="guidance sb-unstyled">{children}</ul>;
  return (
    <table className="keys sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>{lines.map(keyRow)}</tbody>
    </table>
  );
}

/** Marks a line of the rules as one to follow or one to avoid. */
export const Line = ({ children }: ComponentProps<'li'>) => {
  const [, dont] = /^Do(n’t)? /.exec(wordsOf(children).trim()) ?? [];
  const isRule = /^Do(?:n’t)? /.test(wordsOf(children).trim());
  return isRule ? (
    <li className="guidance-line" data-kind={dont ? 'dont' : 'do'}>
      <div>{children}</div>
    </li>
  ) : (
    <li>{children}</li>
  );
};

export { ExampleCode, Practice } from './examples.tsx';
export { TokenList } from './TokenList.tsx';
