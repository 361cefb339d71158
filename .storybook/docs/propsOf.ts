import ts from 'typescript';
import { writeType } from './propTypes.ts';
import type { WrittenType } from './propTypes.ts';

/** A row of the table of props. */
export interface PropFacts extends WrittenType {
  name: string;
  comment: string;
  isRequired: boolean;
  /** The default, taken from its comment. */
  initial?: string;
}

/** Interfaces by name. */
export type Interfaces = ReadonlyMap<string, ts.InterfaceDeclaration>;

/** The interfaces that a file declares. */
export function interfacesIn(path: string, text: string): [string, ts.InterfaceDeclaration][] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]);
}

function rowOf(member: ts.TypeElement): PropFacts | undefined {
  const isMethod = ts.isMethodSignature(member);
  if (!isMethod && !(ts.isPropertySignature(member) && member.type)) return undefined;
  const [doc] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const tag = doc?.tags?.find(({ tagName }) => tagName.text === 'default');
  const initial = ts.getTextOfJSDocComment(tag?.comment);
  const type: WrittenType =
    !isMethod && member.type ? writeType(member.type) : { summary: 'function', control: null };
  return {
    name: member.name?.getText().replaceAll("'", '') ?? '',
    comment: (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' '),
    isRequired: member.questionToken === undefined,
    ...(initial === undefined ? {} : { initial }),
    ...type,
  };
}

/** Returns the base of `Omit<Base, 'a' | 'b'>` and the remaining names. */
function taken(node: ts.Node): { name: string; keeps: (prop: string) => boolean } | undefined {
  if (!ts.isExpressionWithTypeArguments(node) && !ts.isTypeReferenceNode(node)) return undefined;
  const name = ts.isTypeReferenceNode(node) ? node.typeName.getText() : node.expression.getText();
  const [base, keys] = node.typeArguments ?? [];
  if ((name !== 'Omit' && name !== 'Pick') || !base || !keys) return { name, keeps: () => true };
  const inner = taken(base);
  const named = new Set([...keys.getText().matchAll(/'([^']+)'/g)].map(([, key]) => key));
  return (
    inner && {
      name: inner.name,
      keeps: (prop) => named.has(prop) === (name === 'Pick') && inner.keeps(prop),
    }
  );
}

/** The props of an interface: its own first, then those it takes from others of the library. */
export function propsOf(name: string, interfaces: Interfaces): PropFacts[] {
  const declaration = interfaces.get(name);
  const rows = new Map<string, PropFacts>();
  for (const member of declaration?.members ?? []) {
    const row = rowOf(member);
    if (row) rows.set(row.name, row);
  }
  for (const base of declaration?.heritageClauses?.flatMap(({ types }) => [...types]) ?? []) {
    const from = taken(base);
    if (!from) continue;
    for (const row of propsOf(from.name, interfaces))
      if (from.keeps(row.name) && !rows.has(row.name)) rows.set(row.name, row);
  }
  return [...rows.values()];
}
