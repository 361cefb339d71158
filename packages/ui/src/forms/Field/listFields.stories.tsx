import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { ComboBox } from '../ComboBox/index.ts';
import { Select } from '../Select/index.ts';
import { SelectWidget } from '../SelectWidget/index.ts';

/** The fields that open a list, side by side: nothing but their content may differ. */
function ListFields({ isDisabled, words }: { isDisabled: boolean; words: string }) {
  const shared = { label: words, placeholder: words, isDisabled };
  const nothing = () => undefined;
  return (
    <div style={{ display: 'grid', gap: 16, inlineSize: 320 }}>
      <Select {...shared} options={[]} value="" onChange={nothing} />
      <ComboBox {...shared} options={[]} value={null} onChange={nothing} />
      <SelectWidget
        {...shared}
        load={() => Promise.resolve({ data: [], meta: { total: 0 } })}
        getKey={String}
        getLabel={String}
        value={null}
        onChange={nothing}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/List fields',
  component: ListFields,
  args: { isDisabled: false, words: '' },
  render: (args, context) => <ListFields {...args} words={sampleOf(context).action} />,
} satisfies Meta<typeof ListFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Distance of each arrow from its field's end edge, in px, and its color. */
function arrowsOf(root: HTMLElement): string[] {
  return [...root.querySelectorAll('svg')].map((arrow) => {
    const box =
      arrow.closest('[role="presentation"]') ?? arrow.closest('button, span:has(> select)');
    const end = (box ?? arrow).getBoundingClientRect().right;
    const gap = Math.round(end - arrow.getBoundingClientRect().right);
    return `${gap} ${getComputedStyle(arrow).color}`;
  });
}

const play: Story['play'] = async ({ canvasElement }) => {
  const arrows = arrowsOf(canvasElement);
  await expect(arrows).toHaveLength(3);
  await expect(new Set(arrows).size).toBe(1);
};

export const Empty: Story = { play };

export const Disabled: Story = { args: { isDisabled: true }, play };
