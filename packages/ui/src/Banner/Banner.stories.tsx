import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { bannerStates } from './Banner.states.ts';
import { Banner } from './Banner.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ title: s.title, children: s.note });

const meta = {
  title: 'Status/Banner',
  component: Banner,
  args: base(sampleFor('en')),
  render: (args, context) => <Banner {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Banner, bannerStates, base, { isWide: true }),
  tags: ['visual'],
};
