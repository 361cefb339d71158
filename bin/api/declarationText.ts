import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Destructured parameters are internal: `{ a, b }: XProps` appears as `props: XProps`. */
const plainParameter = (node: ts.ParameterDeclaration): ts.Node =>
  ts.isIdentifier(node.name)
    ? node
    : ts.factory.createParameterDeclaration(
        node.modifiers,
        node.dotDotDotToken,
        'props',
        node.questionToken,
        node.type,
      );

/** Of a text of the dictionaries, what its callers depend on: that it is there, and what is put in. */
function withoutWording(node: ts.PropertySignature): ts.Node {
  const { type } = node;
  if (!type || !ts.isLiteralTypeNode(type) || !ts.isStringLiteral(type.literal)) return node;
  const places = [...type.literal.text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();
  const plain =
    places.length > 0
      ? ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(places.join(' ')))
      : ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  return ts.factory.updatePropertySignature(
    node,
    node.modifiers,
    node.name,
    node.questionToken,
    plain,
  );
}

/** One declaration of a `.d.ts` file without comments, as a report shows it. */
export function declarationText(declaration: ts.Node, hasTexts: boolean): string {
  const plain: ts.TransformerFactory<ts.Node> = (context) => (root) => {
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context);
      if (ts.isParameter(inner)) return plainParameter(inner);
      return hasTexts && ts.isPropertySignature(inner) ? withoutWording(inner) : inner;
    };
    return visit(root);
  };
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const { transformed } = ts.transform(node, [plain]);
  return printer
    .printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, node.getSourceFile())
    .replaceAll('import("react").', '')
    .replaceAll(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));
}
