import type { ASTPath, Collection, JSCodeshift, JSXElement } from 'jscodeshift';

/** A prop that is no more. */
export interface DroppedProp {
  /** The value that was the default: without the prop nothing changes. */
  harmless: string;
  /** What to tell where it had another value. */
  words: string;
}

/** What a renamed component no longer takes. */
export interface SettledProps {
  /** Props that are taken away. */
  dropsProps?: Readonly<Record<string, DroppedProp>>;
  /**
   * Props that need a person, with what to tell: a file with such an element keeps the old name. `...`
   * are props that are spread.
   */
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

type Prop = ReturnType<typeof propsOf>[number];

/** The prop's name; `...` for props that are spread, which may hold any. */
const propName = (prop: Prop): string => {
  if (prop.type === 'JSXSpreadAttribute') return '...';
  return prop.type === 'JSXAttribute' && prop.name.type === 'JSXIdentifier' ? prop.name.name : '';
};

const isValue = (prop: Prop, value: string): boolean =>
  prop.type === 'JSXAttribute' &&
  prop.value?.type === 'StringLiteral' &&
  prop.value.value === value;

/** What became of the props: whether the element can have its new name, and what a person has to know. */
export interface Settled {
  isSettled: boolean;
  told: string[];
}

/** Takes away props that are no more, and tells of them; where one needs a person it changes nothing. */
export function settleProps(
  root: Collection,
  j: JSCodeshift,
  local: string,
  { dropsProps = {}, unlessProps = {} }: SettledProps,
): Settled {
  const elements = root
    .find(j.JSXElement)
    .filter((element) => elementName(element) === local)
    .paths();
  const tell = (wordsFor: (prop: Prop) => string | undefined): string[] =>
    elements.flatMap((element) =>
      propsOf(element).flatMap((prop) => {
        const words = wordsFor(prop);
        return words === undefined
          ? []
          : [`line ${element.value.loc?.start.line ?? '?'}: ${words}`];
      }),
    );
  const open = tell((prop) => unlessProps[propName(prop)]);
  if (open.length > 0) return { isSettled: false, told: open };
  const told = tell((prop) => {
    const dropped = dropsProps[propName(prop)];
    return dropped && !isValue(prop, dropped.harmless) ? dropped.words : undefined;
  });
  for (const element of elements)
    element.value.openingElement.attributes = propsOf(element).filter(
      (prop) => dropsProps[propName(prop)] === undefined,
    );
  return { isSettled: true, told };
}
