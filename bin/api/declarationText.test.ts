import ts from 'typescript';
import { expect, it } from 'vitest';
import { declarationText } from './declarationText.ts';

const notify = (source: string, hasTexts = false): string => {
  const file = ts.createSourceFile('a.d.ts', source, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (!statement) throw new Error('nothing is declared');
  const list = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : null;
  return declarationText(list ?? statement, hasTexts);
};

it("hides the destructuring of a function's parameters", () => {
  expect(notify('/** Greets. */ export declare function A({ a, b }: Props): void;')).toBe(
    'export declare function A(props: Props): void;',
  );
});

it("lists a dictionary's keys and placeholders instead of its wording", () => {
  const texts =
    'declare const texts: { readonly a: "A day"; readonly b: "{{n}} of {{all}}"; readonly c: { readonly d: "D" } };';
  expect(notify(texts, true).replaceAll(/\s+/g, ' ')).toBe(
    'declare const texts: { readonly a: string; readonly b: "{{all}} {{n}}"; readonly c: { readonly d: string; }; };',
  );
  expect(notify(texts)).toContain('"A day"');
});
