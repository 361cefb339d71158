import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { componentFacts } from '../../../.storybook/docs/componentFacts.ts';
import { componentFolders } from './componentFolders.ts';

const facts = componentFacts();
const prop = (component: string, name: string) =>
  facts[component]?.props.find((row) => row.name === name);

it('has facts for the page of every component', () => {
  expect(Object.keys(facts).sort()).toEqual(
    componentFolders.map((folder) => basename(folder)).sort(),
  );
});

it('writes the type of options where Storybook has "unknown"', () => {
  expect(prop('Select', 'options')).toMatchObject({
    summary: '{ value, label }[]',
    detail: 'readonly { value: string; label: string }[]',
    isRequired: true,
    control: null,
  });
});

it('includes inherited props, and leaves out omitted ones', () => {
  expect(prop('Button', 'isPending')).toMatchObject({ summary: 'boolean', control: 'boolean' });
  expect(prop('Card', 'className')).toMatchObject({ isRequired: false, control: 'text' });
  expect(prop('Checkbox', 'validationBehavior')).toBeUndefined();
  expect(prop('Select', 'label')).toMatchObject({ isRequired: true });
  expect(prop('Select', 'isOptional')).toBeUndefined();
});

it('writes bars only between choices, because Storybook cuts there', () => {
  const cut = Object.values(facts)
    .flatMap(({ props }) => props)
    .flatMap(({ summary }) => summary.split(' | '))
    .filter((choice) => choice.includes('|'));
  expect(cut).toEqual([]);
});

it('names the tokens of a component’s own styles and of those that it uses', () => {
  expect(facts['Button']?.tokens).toContain('color-bg-brand-hover');
  expect(facts['Select']?.tokens).toContain('color-border-focus');
});

it('names no token that doesn’t exist', async () => {
  const { vars } = await import('../src/theme/contract.css.ts');
  const values = JSON.stringify(vars);
  const missing = Object.entries(facts).flatMap(([name, { tokens }]) =>
    tokens
      .filter((token) => !values.includes(`--ui-${token})`))
      .map((token) => `${name}: ${token}`),
  );
  expect(missing).toEqual([]);
});
