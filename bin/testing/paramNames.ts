import ts from 'typescript';

/** An `@param` of a docstring whose parameter does not exist. */
export interface LostParam {
  /** One-based. */
  readonly line: number;
  readonly name: string;
}

/** Destructured parameters may be documented by their own names, or together under `props` or `options`. */
const GROUP_NAMES = ['props', 'options'];

const namesIn = (name: ts.BindingName): string[] => {
  if (ts.isIdentifier(name)) return [name.text];
  const names = name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesIn(element.name) : [],
  );
  return [...names, ...GROUP_NAMES];
};

/** Returns the function that the docstring of a node describes, if there is one. */
function functionOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionLike(node)) return node;
  if (ts.isVariableStatement(node)) {
    const first = node.declarationList.declarations[0];
    return first?.initializer && functionOf(first.initializer);
  }
  if (ts.isPropertyDeclaration(node) || ts.isPropertyAssignment(node))
    return node.initializer && functionOf(node.initializer);
  if (ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node))
    return node.type && functionOf(node.type);
  return undefined;
}

/** Returns the parameters that docstrings of a file describe and their functions do not have. */
export function findLostParams(file: ts.SourceFile): LostParam[] {
  const found: LostParam[] = [];
  const visit = (node: ts.Node): void => {
    const described = ts
      .getJSDocTags(node)
      .filter(ts.isJSDocParameterTag)
      .filter((tag) => tag.parent.parent === node);
    if (described.length > 0) {
      const names = functionOf(node)?.parameters.flatMap(({ name }) => namesIn(name)) ?? [];
      for (const tag of described) {
        const [name = ''] = tag.name.getText(file).split('.');
        const { line } = file.getLineAndCharacterOfPosition(tag.pos);
        if (!names.includes(name)) found.push({ line: line + 1, name });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
