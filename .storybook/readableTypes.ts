import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

function nameOf(type: SBType): string {
  if ('value' in type && typeof type.value === 'string') return type.value;
  return type.raw ?? type.name;
}

/** The choices of a union, without the `undefined` of what may be left out. */
function choicesOf(type: SBType | undefined): string | undefined {
  if (type?.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  if (type?.name !== 'union') return undefined;
  return type.value
    .map(nameOf)
    .filter((name) => name !== 'undefined')
    .join(' | ');
}

/** Makes the tables of props list the choices instead of "union", and show a default once. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) => {
  for (const argType of Object.values(argTypes)) {
    if (argType.description !== undefined) {
      argType.description = argType.description.replace(/\s*@default .*$/s, '');
    }
    if (argType.table?.type?.summary !== 'union' || typeof argType.type !== 'object') continue;
    const summary = choicesOf(argType.type);
    if (summary !== undefined && summary !== '') argType.table.type = { summary };
  }
  return argTypes;
};
