import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { followBothWays, inRouter, isLeftToBrowser, tabThrough } from '../../story/inRouter.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { linkStates } from './Link.states.ts';
import { Link } from './Link.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.all, href: '#all' });

const meta = {
  title: 'Foundations/Link',
  component: Link,
  args: base(sampleFor('en')),
  render: (args, context) => <Link {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Link, linkStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Inside a sentence the underline marks the link, since color alone is not enough. */
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

/** Tab reaches links in reading order. The app's router handles its own paths, never another site's. */
export const Interaction: Story = {
  decorators: [inRouter],
  args: { onPress: fn() },
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <p>
        {s.paragraph} <Link {...args} {...base(s)} />{' '}
        <Link href="https://northgate.example/">{s.company}</Link>
      </p>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const s = sampleOf({ globals });
    const link = canvas.getByRole('link', { name: s.all });
    const elsewhere = canvas.getByRole('link', { name: s.company });
    await expect(elsewhere).toHaveAttribute('href', 'https://northgate.example/');
    await tabThrough([link]);
    await followBothWays(link, '#all');
    await expect(args.onPress).toHaveBeenCalledTimes(2);

    await tabThrough([elsewhere]);
    await isLeftToBrowser();
  },
};
