import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { sampleFooter } from '../story/siteSample.ts';
import { siteFooterStates } from './SiteFooter.states.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Site/SiteFooter',
  component: SiteFooter,
  args: sampleFooter('en'),
  parameters: { layout: 'fullscreen' },
  render: (_args, context) => <SiteFooter {...sampleFooter(localeOf(context))} />,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(SiteFooter, siteFooterStates, (s) => sampleFooter(localeOfSample(s)), {
    isWide: true,
  }),
  tags: ['visual'],
};
