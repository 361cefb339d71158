import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { sampleFooter } from '../../story/samples/site.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { siteFooterStates } from './SiteFooter.states.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  args: sampleFooter('en'),
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => <SiteFooter {...sampleFooter(localeOf(context))} />,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(SiteFooter, siteFooterStates, (s) => sampleFooter(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const WithLinks: Story = { ...states.one('with links'), tags: ['!test', 'state'] };

export const WithoutLinks: Story = { ...states.one('without links'), tags: ['!test', 'state'] };

/** The menu's links are stops in the order to read, and the app's router leads to each. */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const { label, links } = sampleFooter(localeOf({ globals }));
    const menu = within(canvas.getByRole('navigation', { name: label }));
    await expect(menu.getAllByRole('link')).toHaveLength(links.length);
    for (const { label: name, href } of links) {
      const link = menu.getByRole('link', { name });
      await tabThrough([link]);
      await followBothWays(link, href);
    }
  },
};
