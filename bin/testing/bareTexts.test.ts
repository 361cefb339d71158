import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { findBareTexts } from './bareTexts.ts';
import { readProgram } from './sourceProgram.ts';

const root = join(import.meta.dirname, '../..');

const HEAD = `
import { Fragment, Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
declare const t: (key: string) => string;
declare const name: string, other: string, count: number, names: string[];
declare const isOn: boolean, note: string | undefined;
declare const children: ReactNode, element: ReactElement | undefined;
declare function Icon(props: object): ReactElement;
declare function Row(props: { children: ReactNode }): ReactElement;
`;

const cases: readonly (readonly [code: string, found: readonly string[]])[] = [
  ['<b>{name}</b>', []],
  ['<b>{isOn ? name : other}</b>', []],
  ['<b>{isOn && name}</b>', []],
  ['<b>{`${name} · ${count}`}</b>', []],
  ['<b>{isOn && <Icon />}<span>{name}</span></b>', []],
  ['<b>{isOn ? <Icon /> : <span>{name}</span>} {element}</b>', []],
  ['<b><i>{name}</i> · <i>{other}</i></b>', []],
  ['<b><i>{name}</i>{" "}{isOn && <i />}</b>', []],
  ['<Row>{name}</Row>', []],
  ['<>{children}</>', []],
  ['<Label>{name}</Label>', []],
  ['<AriaButton><span>{name}</span></AriaButton>', []],
  ['<select><option>{name} {count}</option></select>', []],
  ['<b>{/* why */}{name}</b>', []],
  ['<b><Icon /> {names.map((one) => <i key={one}>{one}</i>)}</b>', []],
  ['<b>{isOn && <Icon />}{name}</b>', ['{name}']],
  ['<b>{name}{isOn && <Icon />}</b>', ['{name}']],
  ['<b><Icon />{name}</b>', ['{name}']],
  ['<b>{name} {count}</b>', ['{name}', '{count}']],
  ['<b>{name} </b>', ['{name}']],
  ['<b>{name}{" "}</b>', ['{name}']],
  ['<b>Total: {count}</b>', ['Total:', '{count}']],
  ['<b>New {isOn && <Icon />}</b>', ['New']],
  ['<b>{isOn && name}<i /></b>', ['{isOn && name}']],
  ['<b>{isOn ? name : <Icon />}<i /></b>', ['{isOn ? name : <Icon />}']],
  ['<b>{note ?? t("none")}<i /></b>', ['{note ?? t("none")}']],
  ['<b><Icon />{children}</b>', ['{children}']],
  ['<Row><Icon />{name}</Row>', ['{name}']],
  ['<b><>{name}</></b>', ['{name}']],
  ['<b><Fragment><Icon /></Fragment>{name}</b>', ['{name}']],
  ['<Suspense>{name}</Suspense>', ['{name}']],
  ['<>{name}</>', ['{name}']],
  ['<AriaButton>{name}</AriaButton>', ['{name}']],
  ['<b><Icon />{names}</b>', ['{names}']],
];

const made = new Map(
  cases.map(([code], index) => [
    join(root, `packages/ui/src/bareTextCase${index}.tsx`),
    `${HEAD}\nexport const Case = () => ${code};`,
  ]),
);

/** Storybook's own pages are read by developers. */
const isShown = (path: string): boolean =>
  /\/src\/.*\.tsx$/.test(path) &&
  !/\.(?:test|stories)\.tsx$/.test(path) &&
  !/\/src\/(?:story|screen-stories)\//.test(path);

const ui = readProgram(join(root, 'packages/ui/tsconfig.json'), isShown, made);
const web = readProgram(join(root, 'apps/web/tsconfig.json'), isShown);

function bareTextsOf({ program }: typeof ui, path: string) {
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`${path} was not read`);
  return findBareTexts(file, program.getTypeChecker());
}

it.each(cases.map(([code, found], index) => [code, found, [...made.keys()][index]!] as const))(
  'finds in %s the bare texts %j',
  (_, found, path) => {
    expect(bareTextsOf(ui, path).map(({ code }) => code)).toEqual(found);
  },
);

it.each([
  ['packages/ui', ui],
  ['apps/web', web],
])('finds no bare text in %s, so that a translated page keeps working', (_, sources) => {
  expect(sources.files.length).toBeGreaterThan(100);
  const found = sources.files.flatMap((path) =>
    bareTextsOf(sources, path).map(({ line, code }) => `${relative(root, path)}:${line} ${code}`),
  );
  expect(found).toEqual([]);
});
