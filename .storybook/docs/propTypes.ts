import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A type as it is written, in one line and without the comments inside. */
const written = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replaceAll('; }', ' }');

/** The members of a union, without the `undefined` of what may be left out. */
const membersOf = (node: ts.TypeNode): readonly ts.TypeNode[] =>
  (ts.isUnionTypeNode(node) ? node.types : [node])
    .filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((member) => (ts.isParenthesizedTypeNode(member) ? member.type : member));

/**
 * Returns a short form of a type for a table cell: objects by their names, functions by their
 * parameters.
 */
function brief(node: ts.Node): string {
  if (ts.isParenthesizedTypeNode(node)) return `(${brief(node.type)})`;
  if (ts.isTypeLiteralNode(node))
    return `{ ${node.members.map((member) => member.name?.getText() ?? '…').join(', ')} }`;
  if (ts.isArrayTypeNode(node)) return `${brief(node.elementType)}[]`;
  if (ts.isTypeOperatorNode(node)) return brief(node.type);
  if (ts.isFunctionTypeNode(node)) {
    const given = node.parameters.map(({ name }) => name.getText()).join(', ');
    return `(${given}) => ${ts.isUnionTypeNode(node.type) ? '…' : brief(node.type)}`;
  }
  const text = written(node);
  // Storybook cuts a text at each bar.
  return text.includes('|') ? (text.split(/[<|]/)[0] ?? '') + '…' : text;
}

/** A type as the table of props shows it. */
export interface WrittenType {
  /** The short form for the cell; choices are separated by bars. */
  summary: string;
  /** The whole of it, where that is more. */
  detail?: string;
  /** By what it is set beside the story: nothing for functions, nodes and objects. */
  control: 'boolean' | 'number' | 'text' | { options: string[] } | null;
}

function controlOf(members: readonly ts.TypeNode[]): WrittenType['control'] {
  const names = members.map((member) => member.getText());
  if (names.every((name) => /^(?:boolean|true|false)$/.test(name))) return 'boolean';
  if (names.every((name) => /^'.*'$/.test(name)))
    return { options: names.map((name) => name.slice(1, -1)) };
  if (names.length > 1) return null;
  if (names[0] === 'number') return 'number';
  return names[0] === 'string' ? 'text' : null;
}

/** A prop's type for the table. */
export function writeType(node: ts.TypeNode): WrittenType {
  const members = membersOf(node);
  const summary = members.map(brief).join(' | ');
  const detail = members.map(written).join(' | ');
  return { summary, ...(detail === summary ? {} : { detail }), control: controlOf(members) };
}
