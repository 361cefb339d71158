import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { contrastPairs } from '../src/theme/contrastPairs.ts';
import { source } from './componentFolders.ts';

const declared = new Set(
  contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`),
);

/** Which of a theme's colours one that the reader's market decides can be. */
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

/** What cannot be used needs no contrast; the sign of a box that is not ticked is not drawn. */
const isUnread = (pair: string): boolean =>
  pair.startsWith('fg-disabled ') || pair === 'fg-on-brand on bg-surface';

/** `fgOnBrand` is the token `fg-on-brand`. */
const tokenOf = (name: string): string =>
  name.replaceAll(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

/** The token that a rule's property has as its whole value. */
function colourIn(rule: ts.ObjectLiteralExpression, name: RegExp): string | undefined {
  const property = rule.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && name.test(each.name.getText()),
  );
  const [, token] = /^(?:vars\.)?color\.(\w+)$/.exec(property?.initializer.getText() ?? '') ?? [];
  return token === undefined ? undefined : tokenOf(token);
}

/** Every foreground that a sheet sets together with its ground. */
function paintedIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const foreground = colourIn(node, /^color$/);
      const background = colourIn(node, /^background(?:Color)?$/);
      if (foreground !== undefined && background !== undefined)
        found.push(`${foreground} on ${background}`);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('x.css.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

it('a rule paints the pair of its colour and its ground', () => {
  expect(
    paintedIn(`css({ background: color.chart1, selectors: { a: { color: vars.color.fgOnBrand } } });
      css({ color: color.fgMuted, backgroundColor: vars.color.bgPage });`),
  ).toEqual(['fg-muted on bg-page']);
});

it.each(globSync('**/*.css.ts', { cwd: source }).filter((file) => !file.startsWith('theme/')))(
  'THM-05 %s paints pairs that every theme is asked about',
  (file) => {
    const painted = paintedIn(readFileSync(join(source, file), 'utf8')).filter(
      (pair) => !isUnread(pair),
    );
    const asked = painted.flatMap((pair) => RESOLVED[pair] ?? [pair]);
    expect(asked.filter((pair) => !declared.has(pair))).toEqual([]);
  },
);
