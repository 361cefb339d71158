import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../../story/allStates.tsx';
import { tagStates } from './Tag.states.ts';
import { Tag } from './Tag.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.tag });

const meta = {
  title: 'Status/Tag',
  component: Tag,
  args: base(sampleFor('en')),
  render: (args, context) => <Tag {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Tag, tagStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Neutral: Story = { ...states.one('neutral'), tags: ['!test', 'state'] };

export const Brand: Story = { ...states.one('brand'), tags: ['!test', 'state'] };

export const Info: Story = { ...states.one('info'), tags: ['!test', 'state'] };

export const Success: Story = { ...states.one('success'), tags: ['!test', 'state'] };

export const Warning: Story = { ...states.one('warning'), tags: ['!test', 'state'] };

export const Danger: Story = { ...states.one('danger'), tags: ['!test', 'state'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test', 'state'] };

export const Live: Story = { ...states.one('live'), tags: ['!test', 'state'] };

export const Outline: Story = { ...states.one('outline'), tags: ['!test', 'state'] };
