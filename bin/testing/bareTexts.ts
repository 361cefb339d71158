import ts from 'typescript';

/** A text that a page translator would take out of React's hands. */
export interface BareText {
  /** One-based. */
  readonly line: number;
  readonly code: string;
}

type Parent = ts.JsxElement | ts.JsxFragment;

/** Elements without a node of their own: their children are children of what is around them. */
const TRANSPARENT = /(?:Context|Provider|Suspense|Activity|StrictMode|Fragment)$/;

/** React Aria's components that write their children straight into their element; others put contexts around them. */
const DIRECT = /\/(?:Text|Label|Heading|Link|FieldError)$/;

/** Elements that hold nothing but text. */
const TEXT_ONLY = /^(?:option|textarea|title|style|script)$/;

const nameOf = (node: ts.JsxChild): string => {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : '';
};

const isTransparent = (node: ts.Node): node is Parent =>
  ts.isJsxFragment(node) || (ts.isJsxElement(node) && TRANSPARENT.test(nameOf(node)));

/** A comment, or the line break and indentation between two children. */
const isNothing = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && !child.expression;

/** The children that React sees, with those of fragments in their place. */
const childrenOf = (parent: Parent): ts.JsxChild[] =>
  parent.children.flatMap((child): ts.JsxChild[] => {
    if (isNothing(child)) return [];
    return isTransparent(child) ? childrenOf(child) : [child];
  });

/** A space alone: a translator leaves it as it is. */
const isBlank = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.text.trim() === ''
    : ts.isJsxExpression(child) &&
      child.expression !== undefined &&
      ts.isStringLiteral(child.expression) &&
      child.expression.text.trim() === '';

/** React Aria's components of a file that put contexts around their children. */
const contextual = (file: ts.SourceFile): ReadonlySet<string> =>
  new Set(
    file.statements
      .filter((statement) => ts.isImportDeclaration(statement))
      .filter(({ moduleSpecifier }) => {
        const path = (moduleSpecifier as ts.StringLiteral).text;
        return path.startsWith('react-aria-components/') && !DIRECT.test(path);
      })
      .flatMap(({ importClause }) => {
        const names = importClause?.namedBindings;
        return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : [];
      }),
  );

/** Returns the possible results of an expression: its branches, without their conditions. */
function outcomes(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node))
    return [...outcomes(node.whenTrue), ...outcomes(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [node];
  const { kind } = node.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return outcomes(node.right);
  return kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken
    ? [...outcomes(node.left), ...outcomes(node.right)]
    : [node];
}

const isJsx = (node: ts.Expression): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const TEXT_FLAGS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** Looks at types for texts: `any` for every place of a text, `only` for nothing but text. */
function readTypes(checker: ts.TypeChecker) {
  const isText = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.some(isText);
    if (checker.isArrayType(type))
      return checker.getTypeArguments(type as ts.TypeReference).some(isText);
    return (type.flags & TEXT_FLAGS) !== 0;
  };
  const isElement = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isElement)
      : (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayType(type);
  return { isText, isElement };
}

type Kind = 'fixed' | 'text' | 'slot' | 'none';

/** Returns a function that classifies each child of an element. */
function readKinds(checker: ts.TypeChecker): (child: ts.JsxChild) => Kind {
  const { isText, isElement } = readTypes(checker);
  return (child) => {
    if (isBlank(child)) return 'none';
    if (ts.isJsxText(child)) return 'fixed';
    if (!ts.isJsxExpression(child) || !child.expression) return 'none';
    if (ts.isStringLiteralLike(child.expression)) return 'fixed';
    const types = outcomes(child.expression)
      .filter((one) => !isJsx(one))
      .map((one) => checker.getTypeAtLocation(one))
      .filter(isText);
    if (types.length === 0) return 'none';
    return types.every(isElement) ? 'slot' : 'text';
  };
}

/**
 * Finds texts that break on a page translated by the browser. A translator replaces each text node
 * with its own elements; React then can neither change nor remove the text, nor insert anything
 * before it. A text alone in its element is safe, since React writes it through the element.
 *
 * @param checker of a program that contains the file
 * @returns texts beside other children, or in a fragment, that change or have changing neighbors
 */
export function findBareTexts(file: ts.SourceFile, checker: ts.TypeChecker): BareText[] {
  const kindOf = readKinds(checker);
  const withContexts = contextual(file);
  const found: BareText[] = [];
  const look = (parent: Parent, hasNode: boolean): void => {
    const children = childrenOf(parent);
    const isAlone = children.length < 2;
    const hasFragment = parent.children.some(isTransparent);
    if (isAlone && hasNode && !hasFragment) return;
    const changes = children.some(
      (child) => ts.isJsxExpression(child) && !isBlank(child) && kindOf(child) !== 'fixed',
    );
    for (const child of children) {
      const kind = kindOf(child);
      if (kind === 'none' || (kind === 'fixed' && !changes) || (kind === 'slot' && isAlone))
        continue;
      const { line } = file.getLineAndCharacterOfPosition(child.getStart(file));
      found.push({ line: line + 1, code: child.getText(file).trim() });
    }
  };
  const visit = (node: ts.Node): void => {
    if (isTransparent(node)) {
      if (!ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent)) look(node, false);
    } else if (ts.isJsxElement(node) && !TEXT_ONLY.test(nameOf(node)))
      look(node, !withContexts.has(nameOf(node)));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
