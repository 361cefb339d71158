import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { source } from './componentFolders.ts';

const said =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|alt|placeholder|label|description|hint|errorMessage)$/;

/** Words of a language: not an abbreviation that both share, and not an address shown as an example. */
const isWording = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^\s*[A-Z]+\s*$/.test(text) && !/^\w+:\S+@\S+$/.test(text);

/** Whether a text is compared with or a key looked for, and not what comes of it. */
const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && /^(?:[=!]==?|in)$/.test(parent.operatorToken.getText());

/** The literal texts that an expression can become; what a call makes of its words and the names of types are none. */
function textsOf(node: ts.Node): string[] {
  if (ts.isCallExpression(node) || ts.isTypeNode(node)) return [];
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return isCompared(node) ? [] : [node.text];
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return [node.text];
  const found: string[] = [];
  node.forEachChild((child) => void found.push(...textsOf(child)));
  return found;
}

/** Texts of no language file that a component's source shows or says. */
function literalWords(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && said.test(node.name.getText()) && node.initializer)
      found.push(...textsOf(node.initializer));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...textsOf(node));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('X.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter(isWording);
}

const components = globSync('**/*.tsx', { cwd: source }).filter(
  (path) => !/\.(?:stories|states|test)\.tsx$/.test(path) && !path.startsWith('story'),
);

it.each([
  ['<p>Nothing here</p>', ['Nothing here']],
  ['<p>{title ?? "没有"}</p>', ['没有']],
  ['<nav aria-label="Pages" />', ['Pages']],
  ['<Button label={isOpen ? "Close" : t("open")} />', ['Close']],
  ['<Icon title={`${count} unread`} />', [' unread']],
  ['<p>{t("pagination.page", { page })} · {kind === "file" && <b>PDF</b>}</p>', []],
])('%s has the words %j', (code, words) => {
  expect(literalWords(code)).toEqual(words);
});

it.each(components)('%s says no words of its own: they are props or in packages/i18n', (path) => {
  expect(literalWords(readFileSync(join(source, path), 'utf8'))).toEqual([]);
});
