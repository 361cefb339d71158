import type { ASTPath, Collection, JSCodeshift, JSXElement } from 'jscodeshift';

/** A removed prop. */
export interface DroppedProp {
  /** The former default, which can be removed without effect. */
  harmless: string;
  /** The report for any other value. */
  words: string;
}

/** Props that a renamed component no longer accepts. */
export interface SettledProps {
  /** Props to remove. */
  dropsProps?: Readonly<Record<string, DroppedProp>>;
  /**
   * Props that need a manual change, with their reports; a file with such an element keeps the old
   * name. `...` means spread props.
   */
  unlessProps?: Readonly<Record<string, string>>;
}

/** Returns the element's name: `Price`, or `ui.Price` for a namespace. */
export function elementName({ value: { openingElement } }: ASTPath<JSXElement>): string {
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

/** Returns the prop's name; `...` for spread props, which may hold any. */
const propName = (prop: Prop): string => {
  if (prop.type === 'JSXSpreadAttribute') return '...';
  return prop.type === 'JSXAttribute' && prop.name.type === 'JSXIdentifier' ? prop.name.name : '';
};

const isValue = (prop: Prop, value: string): boolean =>
  prop.type === 'JSXAttribute' &&
  prop.value?.type === 'StringLiteral' &&
  prop.value.value === value;

/** Result for the props: whether the elements can be renamed, and the reports. */
export interface Settled {
  isSettled: boolean;
  reports: string[];
}

/** Removes and reports dropped props; changes nothing if a prop needs a manual change. */
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
  const reportLines = (wordsFor: (prop: Prop) => string | undefined): string[] =>
    elements.flatMap((element) =>
      propsOf(element).flatMap((prop) => {
        const words = wordsFor(prop);
        return words === undefined
          ? []
          : [`line ${element.value.loc?.start.line ?? '?'}: ${words}`];
      }),
    );
  const open = reportLines((prop) => unlessProps[propName(prop)]);
  if (open.length > 0) return { isSettled: false, reports: open };
  const droppedReports = reportLines((prop) => {
    const dropped = dropsProps[propName(prop)];
    return dropped && !isValue(prop, dropped.harmless) ? dropped.words : undefined;
  });
  for (const element of elements)
    element.value.openingElement.attributes = propsOf(element).filter(
      (prop) => dropsProps[propName(prop)] === undefined,
    );
  return { isSettled: true, reports: droppedReports };
}
