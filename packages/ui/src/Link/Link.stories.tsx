import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOf } from '../story/allStates.tsx';
import { linkStates } from './Link.states.ts';
import { Link } from './Link.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';
import { statesOf } from '../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.all, href: '#all' });

const meta = {
  title: 'Content/Link',
  component: Link,
  args: base(sampleFor('en')),
  render: (args, context) => <Link {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Link, linkStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Inside a sentence the line under it says that it is a link: colour alone would not. */
export const InText: Story = {
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <p>
        {s.paragraph} <Link {...args} {...base(s)} emphasis="text" />
      </p>
    );
  },
};
