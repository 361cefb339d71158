import { basename } from 'node:path';
import ts from 'typescript';

/** One function of `X.examples.tsx` as its documentation page shows it. */
export interface ExampleFacts {
  /** The function with the imports and declarations that it uses: complete, ready to copy. */
  code: string;
  /** The function's docstring; for `Do` and `Dont` the rule. */
  note: string;
}

type Declared =
  ts.FunctionDeclaration | ts.VariableStatement | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

const namesOf = (node: Declared): string[] =>
  ts.isVariableStatement(node)
    ? node.declarationList.declarations.map(({ name }) => name.getText())
    : [node.name?.text ?? ''];

/** Returns the names that a node mentions, without those of attributes and properties. */
function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (at: ts.Node): void => {
    const { parent } = at;
    const isMember =
      (ts.isPropertyAccessExpression(parent) && parent.name === at) ||
      (ts.isPropertyAssignment(parent) && parent.name === at) ||
      (ts.isBindingElement(parent) && parent.propertyName === at) ||
      ts.isJsxAttribute(parent) ||
      (ts.isPropertySignature(parent) && parent.name === at);
    if (ts.isIdentifier(at) && !isMember) names.add(at.text);
    ts.forEachChild(at, visit);
  };
  ts.forEachChild(node, visit);
  return names;
}

/** Returns an import without the names that are not used, or nothing if none is. */
function prune(node: ts.ImportDeclaration, used: ReadonlySet<string>): string[] {
  const { importClause: clause } = node;
  const named = clause?.namedBindings;
  if (!clause || !named || !ts.isNamedImports(named)) {
    const name = named && ts.isNamespaceImport(named) ? named.name : clause?.name;
    return name && !used.has(name.text) ? [] : [node.getText()];
  }
  const names = named.elements.filter(({ name }) => used.has(name.text));
  if (names.length === named.elements.length) return [node.getText()];
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const list = names.map((name) => name.getText()).join(', ');
  return names.length === 0
    ? []
    : [`import ${isType ? 'type ' : ''}{ ${list} } from ${node.moduleSpecifier.getText()};`];
}

/** Returns the exported functions of a file of examples by name, each with its code and its note. */
export function exampleFacts(path: string, text: string): Record<string, ExampleFacts> {
  const file = ts.createSourceFile(basename(path), text, ts.ScriptTarget.Latest, true);
  const declared = file.statements.filter(isDeclared);
  const isExported = (node: Declared) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  const facts: Record<string, ExampleFacts> = {};
  for (const target of declared.filter(isExported)) {
    const parts = new Set<Declared>([target]);
    const used = namesIn(target);
    // Parts that the loop adds are visited by it in turn.
    for (const part of parts)
      for (const name of namesIn(part)) {
        used.add(name);
        const needed = declared.find((other) => namesOf(other).includes(name));
        if (needed) parts.add(needed);
      }
    const imports = file.statements
      .filter(ts.isImportDeclaration)
      .flatMap((node) => prune(node, used));
    const [doc] = ts.getJSDocCommentsAndTags(target).filter(ts.isJSDoc);
    facts[namesOf(target)[0] ?? ''] = {
      code: [
        imports.join('\n'),
        ...declared.filter((node) => parts.has(node)).map((node) => node.getText()),
      ]
        .filter(Boolean)
        .join('\n\n'),
      note: (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' '),
    };
  }
  return facts;
}
