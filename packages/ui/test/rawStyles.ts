import colorNames from 'color-name';
import ts from 'typescript';

/** Sides of the screen in names that nothing but a style has. */
const SIDED =
  /^(?:scroll-?)?(?:margin|padding|border|inset)-?(?:left|right|top|bottom)(?:$|-|[A-Z])|^(?:scroll)?(?:margin|padding|border|inset)(?:left|right|top|bottom)$/i;
/** Those that other objects have too. */
const PLACE = /^(?:left|right|top|bottom|(?:min-?|max-?)?(?:width|height))$/i;
const TURNED = /^(?:text-?align|float|clear)$/i;

const SYSTEM_COLORS =
  /^(?:AccentColor|AccentColorText|ActiveText|ButtonBorder|ButtonFace|ButtonText|Canvas|CanvasText|Field|FieldText|GrayText|Highlight|HighlightText|LinkText|Mark|MarkText|SelectedItem|SelectedItemText|VisitedText)$/i;

/** Attributes of drawings that take a color. */
const PAINTS = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor)$/;

const fileOf = (code: string, path: string): ts.SourceFile =>
  ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);

const isSheet = (path: string): boolean => path.endsWith('.css.ts');

const nameOf = (name: ts.Node): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';

const isInStyleAttribute = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ((ts.isJsxAttribute(node) && node.name.getText() === 'style') || isInStyleAttribute(node.parent));

/**
 * Properties of styles by sides of the screen, which do not turn with the direction of writing, and
 * widths and heights; in components alone where they are in a style.
 */
export function physicalStyles(code: string, path = 'X.css.ts'): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isProperty) {
      const name = nameOf(node.name);
      const isPlaced = PLACE.test(name) && (isSheet(path) || isInStyleAttribute(node));
      if (SIDED.test(name) || isPlaced) found.push(name);
      if (ts.isPropertyAssignment(node) && TURNED.test(name) && hasSide(node.initializer))
        found.push(`${name}: ${node.initializer.getText()}`);
    }
    node.forEachChild(visit);
  };
  visit(fileOf(code, path));
  return found;
}

const hasSide = (value: ts.Node): boolean =>
  (ts.isStringLiteralLike(value) && /^(?:left|right)$/.test(value.text)) ||
  (value.forEachChild((child) => hasSide(child) || undefined) ?? false);

/** Returns whether a value is used where the system forces its own colors. */
const isForced = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ((ts.isPropertyAssignment(node) && /forced-?colors/i.test(node.name.getText())) ||
    isForced(node.parent));

/** Texts of a sheet that are values, and of a component what paints. */
const isPaint = (node: ts.Node, path: string): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (isSheet(path)) return !ts.isImportDeclaration(parent) && !ts.isTypeNode(parent);
  return (
    (ts.isJsxAttribute(parent) && PAINTS.test(parent.name.getText())) || isInStyleAttribute(node)
  );
};

/**
 * CSS's named colors, which would be the same in every theme; those of the system outside of forced
 * colors, where alone the reader has chosen them.
 */
export function namedColors(code: string, path = 'X.css.ts'): string[] {
  const found: string[] = [];
  const look = (node: ts.Node, text: string): void => {
    if (!isPaint(node, path)) return;
    for (const word of text
      .replaceAll(/url\([^)]*\)|--[\w-]+/g, '')
      .match(/(?<![\w-])[a-z]+(?![\w-])/gi) ?? [])
      if (
        Object.hasOwn(colorNames, word.toLowerCase()) ||
        (SYSTEM_COLORS.test(word) && !isForced(node))
      )
        found.push(word);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) look(node, node.text);
    if (ts.isTemplateExpression(node)) {
      look(node, node.head.text);
      for (const { literal } of node.templateSpans) look(node, literal.text);
    }
    node.forEachChild(visit);
  };
  visit(fileOf(code, path));
  return found;
}
