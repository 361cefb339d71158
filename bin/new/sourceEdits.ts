import ts from 'typescript';

/** A change of a source text; finds its place by the code that is there, or throws. */
export type SourceEdit = (source: string) => string;

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('edited.ts', source, ts.ScriptTarget.ESNext, true);

const insertAt = (source: string, at: number, text: string): string =>
  source.slice(0, at) + text + source.slice(at);

/** Removes `as const`, `satisfies X` and parentheses around an expression. */
function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}

function declared(file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: found, initializer } of statement.declarationList.declarations) {
      if (found.getText() === name && initializer !== undefined) return bare(initializer);
    }
  }
  return undefined;
}

/** The expression at a path: a variable's name, then names of properties. */
function expressionAt(file: ts.SourceFile, [name = '', ...properties]: readonly string[]) {
  let found = declared(file, name);
  // A function that returns the value, or a call that takes it.
  if (found !== undefined && ts.isArrowFunction(found) && !ts.isBlock(found.body)) {
    found = bare(found.body);
  }
  if (found !== undefined && ts.isCallExpression(found) && found.arguments[0] !== undefined) {
    found = bare(found.arguments[0]);
  }
  for (const property of properties) {
    if (found === undefined || !ts.isObjectLiteralExpression(found)) return undefined;
    const member = found.properties.find((each) => each.name?.getText() === property);
    found =
      member !== undefined && ts.isPropertyAssignment(member)
        ? bare(member.initializer)
        : undefined;
  }
  return found;
}

/** Where a new member of a list goes. */
export interface Place {
  /** Before the first member whose text comes later in the alphabet. */
  sorted?: true;
  /** After the last member that fits; at the end if none does. */
  after?: RegExp;
  /** Before the first member that fits; at the end if none does. */
  before?: RegExp;
}

function placeOf(members: readonly ts.Node[], text: string, place: Place): number {
  const texts = members.map((member) => member.getText().replaceAll(/\s+/g, ' '));
  const orEnd = (at: number) => (at === -1 ? texts.length : at);
  const { before, after } = place;
  if (place.sorted) return orEnd(texts.findIndex((other) => other > text));
  if (before !== undefined) return orEnd(texts.findIndex((other) => before.test(other)));
  if (after !== undefined) {
    const last = texts.findLastIndex((other) => after.test(other));
    return last === -1 ? texts.length : last + 1;
  }
  return texts.length;
}

/**
 * Adds a member to an object or an array.
 *
 * @param path the variable, then the properties that lead to it: `['search', 'kinds']`
 * @param text the member as code, without its comma
 */
export const addMember =
  (path: readonly string[], text: string, place: Place = {}): SourceEdit =>
  (source) => {
    const file = parse(source);
    const list = expressionAt(file, path);
    const members =
      list !== undefined && ts.isObjectLiteralExpression(list)
        ? list.properties
        : list !== undefined && ts.isArrayLiteralExpression(list)
          ? list.elements
          : undefined;
    if (list === undefined || members === undefined) {
      throw new Error(`no object or list \`${path.join('.')}\``);
    }
    const at = placeOf(members, text, place);
    const next = members[at];
    const previous = members[at - 1];
    // Right after the member that it follows, not below the blank line that ends their group.
    const isInGroup = place.after !== undefined && next !== undefined;
    if (previous !== undefined && (isInGroup || (next === undefined && !members.hasTrailingComma)))
      return insertAt(source, previous.getEnd(), `,\n${text}`);
    return insertAt(source, next?.getStart() ?? list.getEnd() - 1, `${text},\n`);
  };

const specifierOf = (statement: ts.ImportDeclaration): string =>
  (statement.moduleSpecifier as ts.StringLiteral).text;

const folderOf = (specifier: string): string => specifier.split('/').slice(0, -1).join('/');

/** The part of a specifier that neighbors share: `#modules`, `./routes`. */
const areaOf = (specifier: string): string =>
  specifier.startsWith('.') ? folderOf(specifier) : (specifier.split('/')[0] ?? '');

/** Adds an import in the order of its neighbors: among those of the same area, by specifier. */
export const addImport =
  (names: string, from: string): SourceEdit =>
  (source) => {
    const file = parse(source);
    const imports = file.statements.filter(ts.isImportDeclaration);
    const text = `import ${names} from '${from}';\n`;
    const near = imports.filter((each) => areaOf(specifierOf(each)) === areaOf(from));
    const next = near.find((each) => specifierOf(each) > from);
    if (next !== undefined) return insertAt(source, next.getStart(), text);
    const last = near.at(-1) ?? imports.at(-1);
    return last === undefined
      ? `${text}\n${source}`
      : insertAt(source, last.getEnd(), `\n${text.trimEnd()}`);
  };

/** Adds a line that exports from another file, in the order of those from the same folder. */
export const addExport =
  (names: string, from: string): SourceEdit =>
  (source) => {
    const exports = parse(source).statements.filter(ts.isExportDeclaration);
    const fromOf = ({ moduleSpecifier }: ts.ExportDeclaration): string =>
      moduleSpecifier === undefined ? '' : (moduleSpecifier as ts.StringLiteral).text;
    const near = exports.filter((each) => areaOf(fromOf(each)) === areaOf(from));
    const text = `export ${names} from '${from}';\n`;
    const next = near.find((each) => fromOf(each) > from);
    if (next !== undefined) return insertAt(source, next.getStart(), text);
    const last = near.at(-1) ?? exports.at(-1);
    return insertAt(source, last?.getEnd() ?? source.length, `\n${text.trimEnd()}`);
  };

/** Makes several changes of one text. */
export const inTurn =
  (...edits: readonly SourceEdit[]): SourceEdit =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);
