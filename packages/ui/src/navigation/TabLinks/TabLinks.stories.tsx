import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { tabLinksStates } from './TabLinks.states.ts';
import { TabLinks } from './TabLinks.tsx';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { revealsFocus } from '../../story/revealsFocus.ts';

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  args: accountSample('en').TabLinks,
  render: (_args, context) => <TabLinks {...accountSample(localeOf(context)).TabLinks} />,
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  TabLinks,
  tabLinksStates,
  (s) => accountSample(localeOfSample(s)).TabLinks,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/**
 * They are links: Tab reaches each, Enter and a press open its address; the current one is marked
 * as such.
 */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(canvas.getByRole('link', { current: 'page' })).toBe(links[1]);
    await tabThrough(links);
    await followBothWays(links[2]!, '/trial');
  },
};

/** A tab that a narrow row cuts is visible whole when it has the focus. */
export const FocusInNarrowRow: Story = {
  play: async ({ canvas }) => {
    await revealsFocus(canvas.getByRole('navigation'), canvas.getAllByRole('link'), () =>
      userEvent.tab(),
    );
  },
};
