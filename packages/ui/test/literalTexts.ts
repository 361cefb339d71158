import ts from 'typescript';

/**
 * Returns the nodes behind each name of a file: the value of a constant or a default, the body of a
 * function.
 */
function valuesByName(file: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> {
  const values = new Map<string, ts.Node[]>();
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node);
    if (isNamed && ts.isIdentifier(node.name) && node.initializer)
      values.set(node.name.text, [...(values.get(node.name.text) ?? []), node.initializer]);
    if (ts.isFunctionDeclaration(node) && node.name)
      values.set(node.name.text, [...(values.get(node.name.text) ?? []), node]);
    node.forEachChild(visit);
  };
  visit(file);
  return values;
}

/** Returns a function's returned expressions. */
function returned(node: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression) {
  if (node.body && !ts.isBlock(node.body)) return [node.body];
  const found: ts.Node[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isFunctionLike(inner)) return;
    if (ts.isReturnStatement(inner) && inner.expression) found.push(inner.expression);
    inner.forEachChild(visit);
  };
  node.body?.forEachChild(visit);
  return found;
}

/** Returns the operands that can be the result. */
function operands({ left, operatorToken: { kind }, right }: ts.BinaryExpression): ts.Node[] {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  return [
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.PlusToken,
  ].includes(kind)
    ? [left, right]
    : [];
}

const isFunction = (
  node: ts.Node,
): node is ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node);

/**
 * Returns a reader of the literal texts that an expression of a file can become, through the
 * constants and functions of that file. Words passed to functions from elsewhere, and the names of
 * types, don't count.
 */
export function texts(file: ts.SourceFile): (node: ts.Node) => string[] {
  const values = valuesByName(file);
  const read = (node: ts.Node, seen: ReadonlySet<ts.Node>): string[] => {
    if (ts.isTypeNode(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [];
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return [node.text];
    if (ts.isCallExpression(node)) return called(node, seen);
    if (ts.isIdentifier(node)) return held(node, seen);
    if (ts.isBinaryExpression(node)) return operands(node).flatMap((part) => read(part, seen));
    if (ts.isConditionalExpression(node))
      return [...read(node.whenTrue, seen), ...read(node.whenFalse, seen)];
    if (ts.isPropertyAccessExpression(node)) return ofProperty(node, seen);
    if (ts.isElementAccessExpression(node)) return read(node.expression, seen);
    if (ts.isPropertyAssignment(node)) return read(node.initializer, seen);
    if (isFunction(node) || ts.isJsxFragment(node)) return [];
    const found: string[] = [];
    node.forEachChild((child) => void found.push(...read(child, seen)));
    return found;
  };
  const held = (name: ts.Identifier, seen: ReadonlySet<ts.Node>): string[] =>
    (values.get(name.text) ?? [])
      .filter((value) => !seen.has(value))
      .flatMap((value) => read(value, new Set([...seen, value])));
  const called = ({ expression }: ts.CallExpression, seen: ReadonlySet<ts.Node>): string[] =>
    ts.isIdentifier(expression)
      ? (values.get(expression.text) ?? [])
          .filter((value) => isFunction(value) && !seen.has(value))
          .flatMap((value) =>
            isFunction(value)
              ? returned(value).flatMap((result) => read(result, new Set([...seen, value])))
              : [],
          )
      : [];
  /** Of a constant object the property alone. */
  const ofProperty = (node: ts.PropertyAccessExpression, seen: ReadonlySet<ts.Node>): string[] => {
    if (!ts.isIdentifier(node.expression)) return [];
    return (values.get(node.expression.text) ?? []).flatMap((value) => {
      const object = ts.isAsExpression(value) ? value.expression : value;
      if (!ts.isObjectLiteralExpression(object)) return [];
      const property = object.properties.find((one) => one.name?.getText() === node.name.text);
      return property && ts.isPropertyAssignment(property) ? read(property.initializer, seen) : [];
    });
  };
  return (node) => read(node, new Set());
}
