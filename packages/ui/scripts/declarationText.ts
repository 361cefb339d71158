import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Destructured parameters are a matter of the inside: `{ a, b }: XProps` is told as `props: XProps`. */
const plainParameters: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isParameter(node) && !ts.isIdentifier(node.name)
      ? ts.factory.createParameterDeclaration(
          node.modifiers,
          node.dotDotDotToken,
          'props',
          node.questionToken,
          node.type,
        )
      : ts.visitEachChild(node, visit, context);
  return visit(root);
};

/** One declaration of a `.d.ts` file without comments, as a report shows it. */
export function declarationText(declaration: ts.Node): string {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const { transformed } = ts.transform(node, [plainParameters]);
  const [plain = node] = transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, plain, node.getSourceFile())
    .replaceAll('import("react").', '')
    .replaceAll(/^ +/gm, (indent) => ' '.repeat(indent.length / 2));
}
