import ts from 'typescript';

/** Hooks that return the function from a key to a text. */
const TEXT_HOOK = /^use\w*Text$/;

const isSetter = (name: string): boolean =>
  /^set[A-Z]/.test(name) && !/^set(?:Timeout|Interval)$/.test(name);

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : '');

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

const declarationsIn = (scope: ts.Node): readonly ts.VariableDeclaration[] =>
  ts.isBlock(scope) || ts.isSourceFile(scope)
    ? scope.statements.flatMap((statement) =>
        ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
      )
    : [];

/** Returns the value of a constant, by its name and the place where it is read. */
function valueOf(identifier: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = identifier; !ts.isSourceFile(scope); scope = scope.parent) {
    const { parent } = scope;
    if (
      isFunction(parent) &&
      parent.parameters.some(({ name }) => nameOf(name) === identifier.text)
    )
      return undefined;
    const found = declarationsIn(parent).find(({ name }) => nameOf(name) === identifier.text);
    if (found) return found.initializer;
  }
  return undefined;
}

/** Returns whether a name is a translating function: `t`, or what a hook for texts returned. */
function translates(node: ts.Node): boolean {
  if (!ts.isIdentifier(node)) return false;
  if (node.text === 't') return true;
  const value = valueOf(node);
  return (
    value !== undefined && ts.isCallExpression(value) && TEXT_HOOK.test(nameOf(value.expression))
  );
}

/** Returns whether a value contains a translated sentence, also through constants. */
function isTranslated(node: ts.Node, seen: ReadonlySet<ts.Node> = new Set()): boolean {
  if (seen.has(node)) return false;
  const next = new Set([...seen, node]);
  if (ts.isCallExpression(node) && [node.expression, ...node.arguments].some(translates))
    return true;
  if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
    const value = valueOf(node);
    if (value !== undefined && !isFunction(value) && isTranslated(value, next)) return true;
  }
  return ts.forEachChild(node, (child) => isTranslated(child, next)) ?? false;
}

/**
 * Returns the calls that put a translated sentence into state, where it keeps its language while
 * that of the page changes.
 *
 * @param path distinguishes TypeScript with JSX from TypeScript without
 */
export function translatedState(code: string, path = 'X.tsx'): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      const isState = isSetter(name) || name === 'useState';
      if (isState && node.arguments.some((argument) => isTranslated(argument)))
        found.push(node.getText());
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
