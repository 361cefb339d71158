import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { uiTexts } from '@rostra/i18n/ui';
import { exampleFacts } from '../../../.storybook/docs/exampleCode.ts';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import { componentFolders, source } from './componentFolders.ts';

const SECTIONS = [
  'When not to use',
  'Anatomy',
  'Keyboard',
  'Do and don’t',
  'Accessibility',
  'Code',
  'Props',
  'Tokens',
  'States',
];

const read = (...path: string[]): string => readFileSync(join(source, ...path), 'utf8');
const fileOf = (folder: string) => `${folder}/${basename(folder)}.examples.tsx`;
const hasExamples = (folder: string) => existsSync(join(source, fileOf(folder)));
const written = componentFolders.filter(hasExamples);
const modules = import.meta.glob<Record<string, ComponentType>>('../src/*/*/*.examples.tsx', {
  eager: true,
});

describe('the page of every component', () => {
  it('has examples', () => {
    expect(componentFolders.filter((folder) => !hasExamples(folder))).toEqual([]);
  });

  it.each(written)('has each section in order: %s', (folder) => {
    const page = read(folder, `${basename(folder)}.mdx`);
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect(titles.filter((title) => title !== 'Behavior')).toEqual(SECTIONS);
    expect(page).toMatch(new RegExp(`\\n# ${basename(folder)}\\n\\n[A-Z].*\\bUse (?:it|them) `));
    expect(page).toMatch(/\n- \*\*Do\*\* [\s\S]*\n- \*\*Don’t\*\* /);
    for (const block of ['<Practice of={examples} />', '<ExampleCode of={examples} />'])
      expect(page).toContain(block);
  });

  it.each(written)('has code to copy, a rule to follow and one to avoid: %s', (folder) => {
    const facts = exampleFacts(fileOf(folder), read(fileOf(folder)));
    expect(Object.keys(facts).sort()).toEqual(['Do', 'Dont', 'Example']);
    for (const name of ['Do', 'Dont']) expect(facts[name]?.note, name).toMatch(/^[A-Z“`].*[.?!]$/);
    expect(facts['Do']?.note).not.toBe(facts['Dont']?.note);
    const code = facts['Example']?.code ?? '';
    expect(code).toMatch(new RegExp(`from '@rostra/ui/${basename(folder)}'`));
    expect([...code.matchAll(/from '(\.[^']*)'/g)].map(([, path]) => path)).toEqual([]);
  });

  it.each(written)('draws its examples: %s', (folder) => {
    const examples = modules[`../src/${fileOf(folder)}`] ?? {};
    for (const Part of Object.values(examples).filter((part) => part.length === 0))
      expect(() =>
        renderToString(
          <UiProvider locale="en" texts={uiTexts.en}>
            <Part />
          </UiProvider>,
        ),
      ).not.toThrow();
  });
});

/** Returns the names that code uses without declaring or importing them; types are not compared. */
function missingNames(codes: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    noResolve: true,
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const own: ts.CompilerHost = {
    ...host,
    getSourceFile: (name, target) =>
      codes[name] === undefined
        ? host.getSourceFile(name, target)
        : ts.createSourceFile(name, codes[name], target),
  };
  const program = ts.createProgram(Object.keys(codes), options, own);
  const CANNOT_FIND_NAME = new Set([2304, 2503, 2552, 18004]);
  return Object.keys(codes).flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .filter(({ code }) => CANNOT_FIND_NAME.has(code))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

describe('code to copy', () => {
  it('declares or imports each name that it uses', () => {
    const codes = written.map((folder) => {
      const { Example } = exampleFacts(fileOf(folder), read(fileOf(folder)));
      return [`${basename(folder)}.tsx`, Example?.code ?? ''] as const;
    });
    expect(missingNames(Object.fromEntries(codes))).toEqual([]);
    expect(missingNames({ 'x.tsx': 'export const Example = (given: Given) => found;' })).toEqual([
      expect.stringContaining('Given'),
      expect.stringContaining('found'),
    ]);
  });

  const text = `import { Button } from '@rostra/ui/Button';
import { useState, useMemo } from 'react';
import * as styles from './styles.ts';
import other from 'other';
import type { ReactNode } from 'react';

const LABEL = 'Pay';
const unused = 1;
interface Kept {
  label: string;
}

/** Follow
 * this. */
export const Do = () => <Button>{LABEL}</Button>;

export function Example({ kept, unused: given }: { kept: Kept; unused: string }) {
  const [is] = useState(false);
  return <Button isPending={is} onPress={() => kept.unused()} LABEL={given}>{kept.label}</Button>;
}
`;

  it('has the imports and declarations that it uses, and no other', () => {
    const { Example } = exampleFacts('X.examples.tsx', text);
    expect(Example?.code).toContain("import { Button } from '@rostra/ui/Button';");
    expect(Example?.code).toContain("import { useState } from 'react';");
    expect(Example?.code).toContain('interface Kept {');
    expect(Example?.code).not.toMatch(
      /ReactNode|useMemo|styles|'other'|const LABEL|const unused|const Do/,
    );
  });

  it('has the docstring as its note', () => {
    const { Do } = exampleFacts('X.examples.tsx', text);
    expect(Do).toMatchObject({ note: 'Follow this.' });
    expect(Do?.code).toMatch(/const LABEL[\s\S]*export const Do/);
  });
});
