import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { textAreaStates } from './TextArea.states.ts';
import { TextArea } from './TextArea.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.introduction,
  hint: s.introductionHint,
  defaultValue: s.introductionText,
});

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: base(sampleFor('en')),
  render: (args, context) => <TextArea {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(TextArea, textAreaStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const ThreeRowsAtLeast: Story = {
  ...states.one('three rows at least'),
  tags: ['!test', 'state'],
};

export const WithText: Story = { ...states.one('with text'), tags: ['!test', 'state'] };

export const EightRowsAtMost: Story = {
  ...states.one('eight rows at most'),
  tags: ['!test', 'state'],
};

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

const rowsOf = (field: HTMLElement): number =>
  Math.round(field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight));

/** UI-06: Three rows at least, eight at most. */
export const Interaction: Story = {
  args: { defaultValue: '' },
  render: (args, context) => <TextArea {...args} label={sampleOf(context).introduction} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(rowsOf(field)).toBe(3);
    await userEvent.type(
      field,
      '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6{Enter}7{Enter}8{Enter}9{Enter}10',
    );
    await expect(rowsOf(field)).toBe(8);
  },
};

/** UI-06: with letters of twice the size the rows are as many, and each is whole. */
export const LargerLetters: Story = {
  ...Interaction,
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};

/** UI-06: Enter that chooses a composed word sends nothing; the next Enter does. */
export const Composition: Story = {
  args: { onSubmit: fn() },
  render: (args, context) => <TextArea {...args} label={sampleOf(context).introduction} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    );
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
