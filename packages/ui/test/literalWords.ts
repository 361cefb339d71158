import ts from 'typescript';
import { texts } from './literalTexts.ts';

/** Attributes and properties that are shown or read out. */
const SPOKEN =
  /^(?:aria-?(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label|description|hint|errorMessage|tooltip|caption|heading|message)$/i;

/** Methods of strings and elements whose arguments are no texts. */
const LOOKS_INTO =
  /^(?:replace|replaceAll|startsWith|endsWith|includes|indexOf|split|match|querySelector|querySelectorAll|closest|matches|getAttribute|addEventListener|createElement)$/;

/**
 * Words of a language: not an abbreviation that both share, and not an address used as an example.
 */
const isWording = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^\s*[A-Z]+\s*$/.test(text) && !/^\w+:\S+@\S+$/.test(text);

/** Written as people write: a capital word, or Chinese. */
const isProse = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) || /^\s*\p{Lu}\p{Ll}+(?:$|[\s,.…!?’'])/u.test(text);

/**
 * A phrase of lower-case words; placements and selectors of the code are never held in a constant.
 */
const isPhrase = (text: string): boolean => /^\p{Ll}+(?: \p{Ll}+)+[.…]?$/u.test(text);

const nameOf = (node: ts.Node | undefined): string =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : '';

/**
 * Errors are for developers; compared or searched texts and the contract's types are for nobody.
 */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return /^(?:[=!]==?|in)$/.test(parent.operatorToken.getText());
  if (ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent)) return isCode(parent);
  if (ts.isNewExpression(parent)) return /(?:Error|Set|Map)$/.test(parent.expression.getText());
  if (ts.isCallExpression(parent))
    return (
      ts.isPropertyAccessExpression(parent.expression) &&
      LOOKS_INTO.test(parent.expression.name.text)
    );
  if (ts.isTemplateExpression(parent) || ts.isTemplateSpan(parent)) return isCode(parent);
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent))
    return /type$/i.test(nameOf(parent.name)) || parent.name === node;
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent);
}

/**
 * Returns texts outside the language files that a component's source shows or announces. It finds
 * shown texts, also through constants and functions of the same file, and prose anywhere.
 *
 * @param path distinguishes TypeScript with JSX from TypeScript without
 */
export function literalWords(code: string, path = 'X.tsx'): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const textsOf = texts(file);
  const found = new Set<string>();
  const add = (given: readonly string[]): void => {
    for (const text of given) if (isWording(text)) found.add(text.trim());
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node)) add([node.text]);
    if (
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      SPOKEN.test(nameOf(node.name)) &&
      node.initializer
    )
      add(textsOf(node.initializer));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) add(textsOf(node));
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isTail(node)) {
      const isHeld = ts.isVariableDeclaration(node.parent) && isPhrase(node.text);
      if ((isProse(node.text) || isHeld) && !isCode(node)) add([node.text]);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return [...found];
}

const isTail = (node: ts.Node): node is ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
