import type { ASTPath, Collection, JSCodeshift, JSXElement } from 'jscodeshift';

/** What a renamed component no longer takes. */
export interface SettledProps {
  /** Props that are no more and change nothing. */
  dropsProps?: readonly string[];
  /** Props that need a person, with what to tell: a file with such an element keeps the old name. */
  unlessProps?: Readonly<Record<string, string>>;
}

/** `Price`, or `ui.Price` of a namespace. */
function elementName({ value: { openingElement } }: ASTPath<JSXElement>): string {
  const { name } = openingElement;
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type !== 'JSXMemberExpression') return '';
  const [space, member] = [name.object, name.property];
  return space.type === 'JSXIdentifier' && member.type === 'JSXIdentifier'
    ? `${space.name}.${member.name}`
    : '';
}

const propsOf = (element: ASTPath<JSXElement>) => element.value.openingElement.attributes ?? [];

const propName = (prop: ReturnType<typeof propsOf>[number]): string =>
  prop.type === 'JSXAttribute' && prop.name.type === 'JSXIdentifier' ? prop.name.name : '';

/** Takes away props that are no more; gives the words about those that need a person, and then changes nothing. */
export function settleProps(
  root: Collection,
  j: JSCodeshift,
  local: string,
  { dropsProps = [], unlessProps = {} }: SettledProps,
): string[] {
  const elements = root
    .find(j.JSXElement)
    .filter((element) => elementName(element) === local)
    .paths();
  const told = elements.flatMap((element) =>
    propsOf(element).flatMap((prop) => {
      const words = unlessProps[propName(prop)];
      return words === undefined ? [] : [`line ${element.value.loc?.start.line ?? '?'}: ${words}`];
    }),
  );
  if (told.length > 0) return told;
  for (const element of elements)
    element.value.openingElement.attributes = propsOf(element).filter(
      (prop) => !dropsProps.includes(propName(prop)),
    );
  return [];
}
