import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { companies, people } from '@rostra/ui/story/cast';
import { either } from './sampleWords.ts';
import { AuthorPage } from './pages/AuthorPage.tsx';
import { OrganizationPage } from './pages/OrganizationPage.tsx';
import { ViewpointPage } from './pages/ViewpointPage.tsx';
import {
  stockSample,
  userHomepageSample,
  viewpointRecord,
  viewpointSample,
} from './samples/communitySamples.ts';
import { companySample, fundSample } from './samples/organizationSamples.ts';
import { screenStory } from './screenStory.tsx';

const meta = {
  title: 'Screens by the contract/Community',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A `Viewpoint` with the price of its `Stock`: forecast, result, and the author's record. */
export const Viewpoint: Story = {
  ...screenStory({
    path: '/viewpoint/detail/:id',
    address: '/viewpoint/detail/301',
    screen: ({ locale }) => (
      <ViewpointPage
        viewpoint={viewpointSample(locale)}
        stock={stockSample}
        record={viewpointRecord(locale)}
      />
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeInTheDocument();
    await expect(canvas.getAllByText(/12\.85/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/61\.40/).length).toBeGreaterThan(0);
  },
};

/** A `UserHomepage` with all its details. */
export const Author: Story = {
  ...screenStory({
    path: '/user/:id',
    address: '/user/7',
    screen: ({ locale }) => <AuthorPage user={userHomepageSample(locale)} />,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: either(people.danielOkafor.name) });
    await canvas.findByRole('img', { name: /Autumn 2025|2025 秋季/ });
  },
};

/** An `OrganizationHomepage`, and one that the reader administers. */
export const Organization: Story = {
  ...screenStory({
    path: '/organizer/:id',
    address: '/organizer/9',
    screen: () => <OrganizationPage organization={companySample} owned={[fundSample]} />,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: either(companies.haoyuan.name) });
    await canvas.findByText(companies.haoyuan.stockCode);
    await canvas.findByRole('article', { name: either(companies.northgate.name) });
  },
};
