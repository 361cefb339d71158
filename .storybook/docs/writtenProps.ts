import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { facts } from './facts.ts';
import type { PropFacts } from './propsOf.ts';

function setBy({ control }: PropFacts): Partial<StrictInputType> {
  if (control === null) return { control: { disable: true } };
  if (typeof control === 'string') return { control: { type: control } };
  const type = control.options.length > 5 ? 'select' : 'radio';
  return { control: { type }, options: control.options };
}

/**
 * Fills the tables of props from the source: every prop, including inherited ones of the library's
 * own interfaces, with its type as written. Storybook's own reader shows "unknown" or "union" for
 * some of them.
 */
export const writtenProps: ArgTypesEnhancer = ({ argTypes, title }) => {
  const props = facts[title.split('/').at(-1) ?? '']?.props ?? [];
  const rows = props.map((prop): [string, StrictInputType] => {
    const known = argTypes[prop.name];
    const { summary, detail, initial } = prop;
    return [
      prop.name,
      {
        ...known,
        ...setBy(prop),
        name: prop.name,
        description: prop.comment,
        type: { ...(known?.type ?? { name: 'other', value: summary }), required: prop.isRequired },
        table: {
          ...known?.table,
          type: { summary, ...(detail === undefined ? {} : { detail }) },
          ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
        },
      },
    ];
  });
  return { ...Object.fromEntries(rows), ...without(argTypes, props) };
};

/** Returns the args that the source does not document: a story's own. */
const without = (argTypes: Record<string, StrictInputType>, props: readonly PropFacts[]) =>
  Object.fromEntries(
    Object.entries(argTypes).filter(([name]) => props.every((prop) => prop.name !== name)),
  );
