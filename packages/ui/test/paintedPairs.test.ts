import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { contrastPairs } from '../src/theme/contrastPairs.ts';
import { source } from './componentFolders.ts';

const declared = new Set(
  contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`),
);

/** The theme colors that a market-dependent color can resolve to. */
const RESOLVED: Readonly<Record<string, readonly string[]>> = {
  'fg-rise on bg-rise-soft': [
    'fg-trend-red on bg-trend-red-soft',
    'fg-trend-green on bg-trend-green-soft',
  ],
  'fg-fall on bg-fall-soft': [
    'fg-trend-red on bg-trend-red-soft',
    'fg-trend-green on bg-trend-green-soft',
  ],
};

/** Disabled content needs no contrast; the mark of an unchecked box is not drawn. */
const isUnread = (pair: string): boolean =>
  pair.startsWith('fg-disabled ') || pair === 'fg-on-brand on bg-surface';

/** `fgOnBrand` is the token `fg-on-brand`. */
const tokenOf = (name: string): string =>
  name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** Returns the token that is a rule's property's whole value. */
function colorIn(rule: ts.ObjectLiteralExpression, name: RegExp): string | undefined {
  const property = rule.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && name.test(each.name.getText()),
  );
  const [, token] = /^(?:vars\.)?color\.(\w+)$/.exec(property?.initializer.getText() ?? '') ?? [];
  return token === undefined ? undefined : tokenOf(token);
}

/** Returns every foreground that a sheet sets together with its background. */
function paintedIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const foreground = colorIn(node, /^color$/);
      const background = colorIn(node, /^background(?:Color)?$/);
      if (foreground !== undefined && background !== undefined)
        found.push(`${foreground} on ${background}`);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('x.css.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

it('pairs a rule’s color with its background', () => {
  expect(
    paintedIn(`css({ background: color.chart1, selectors: { a: { color: vars.color.fgOnBrand } } });
      css({ color: color.fgMuted, backgroundColor: vars.color.bgPage });`),
  ).toEqual(['fg-muted on bg-page']);
});

it.each(globSync('**/*.css.ts', { cwd: source }).filter((file) => !file.startsWith('theme/')))(
  'declares for every theme the pairs that %s paints [THM-05]',
  (file) => {
    const painted = paintedIn(readFileSync(join(source, file), 'utf8')).filter(
      (pair) => !isUnread(pair),
    );
    const ask = painted.flatMap((pair) => RESOLVED[pair] ?? [pair]);
    expect(ask.filter((pair) => !declared.has(pair))).toEqual([]);
  },
);
