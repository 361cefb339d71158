import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../story/allStates.tsx';
import { bannerStates } from './Banner.states.ts';
import { Banner } from './Banner.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';
import { statesOf } from '../story/statesOf.tsx';

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

const states = statesOf(Banner, bannerStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Info: Story = { ...states.one('info'), tags: ['!test'] };

export const Success: Story = { ...states.one('success'), tags: ['!test'] };

export const Warning: Story = { ...states.one('warning'), tags: ['!test'] };

export const Danger: Story = { ...states.one('danger'), tags: ['!test'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test'] };
