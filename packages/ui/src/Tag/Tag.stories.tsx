import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { tagStates } from './Tag.states.ts';
import { Tag } from './Tag.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

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

export const AllStates: Story = { ...allStates(Tag, tagStates, base), tags: ['visual'] };
