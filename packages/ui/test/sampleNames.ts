import ts from 'typescript';

/** Properties and attributes that hold a person, a company or an institution. */
const OF_NAMES =
  /^(?:author|authorName|by|company|companyName|company_name|fullName|fullname|organization|organizer|person|real_name|speaker)$/;

/** Functions that choose between languages. */
const CHOOSES = /^(?:localized|send|named)$/;

/** Names in capitals: "Helen Shaw", "Mainland China". */
const CAPITALIZED = /\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu;

/** Foreign names in Chinese: "海伦·肖". */
const WITH_A_DOT = /\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,6})+/gu;

/** Returns the literal texts that an expression can be. */
function literals(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxExpression(node) || ts.isAsExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isCallExpression(node) && CHOOSES.test(node.expression.getText()))
    return node.arguments.flatMap(literals);
  return [];
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** The place of a story in the sidebar: "Live room/Theme studio". */
const isTitleOfStories = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'title' &&
  ts.isStringLiteral(node.initializer) &&
  node.initializer.text.includes('/');

/**
 * Returns the names that a file of stories, states or samples writes itself: each run of
 * capitalized words, each foreign name in Chinese, each literal of a property of names, and each
 * literal `name` in Chinese alone.
 */
export function literalNames(code: string, path = 'file.tsx'): string[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isTitleOfStories(node)) return;
    if (isText(node))
      found.push(...[CAPITALIZED, WITH_A_DOT].flatMap((names) => node.text.match(names) ?? []));
    if (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) {
      const key = node.name.getText();
      const texts = literals(node.initializer).filter((text) => text !== '');
      if (OF_NAMES.test(key)) found.push(...texts);
      if (key === 'name') found.push(...texts.filter((text) => /^\p{Script=Han}+$/u.test(text)));
    }
    node.forEachChild(visit);
  };
  visit(file);
  return [...new Set(found)];
}
