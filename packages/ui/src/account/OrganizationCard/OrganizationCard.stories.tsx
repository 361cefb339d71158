import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { enlarged } from '../../story/enlarged.tsx';
import type { StoryContext } from '../../story/allStates.tsx';
import { oneState } from '../../story/oneState.tsx';
import { sampleFund, sampleOrganization } from '../../story/samples/people.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { organizationCardStates } from './OrganizationCard.states.ts';
import { OrganizationCard } from './OrganizationCard.tsx';

const meta = {
  title: 'Account/OrganizationCard',
  component: OrganizationCard,
  args: {
    organization: sampleOrganization('en'),
    following: { isOn: false, onChange: fn() },
  },
  render: (args, context) => (
    <OrganizationCard {...args} organization={sampleOrganization(localeOf(context))} />
  ),
} satisfies Meta<typeof OrganizationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context: StoryContext) => {
    const locale = localeOf(context);
    return (
      <StateGrid
        isWide
        cells={[
          ...organizationCardStates.map(({ name, props }) => ({
            name,
            children: <OrganizationCard organization={sampleOrganization(locale)} {...props} />,
          })),
          {
            name: 'a fund that the reader administers',
            children: <OrganizationCard organization={sampleFund(locale)} look="page" />,
          },
          {
            name: 'nothing known but its name',
            children: (
              <OrganizationCard
                look="page"
                organization={{
                  id: 1,
                  href: null,
                  name: sampleOrganization(locale).name,
                  typeName: '',
                }}
              />
            ),
          },
        ]}
      />
    );
  },
};

const one = oneState(
  OrganizationCard,
  organizationCardStates,
  (s) => ({ organization: sampleOrganization(localeOfSample(s)) }),
  { isWide: true },
);

export const Row: Story = { ...one('row'), tags: ['!test', 'state'] };

export const Page: Story = { ...one('page'), tags: ['!test', 'state'] };

export const NotFollowed: Story = { ...one('not followed'), tags: ['!test', 'state'] };

export const Followed: Story = { ...one('followed'), tags: ['!test', 'state'] };

/**
 * CERT-50 CERT-51 A fund shows its type and its assets under management; its administrator sees
 * their role.
 */
export const Fund: Story = {
  render: (args, context) => (
    <OrganizationCard {...args} look="page" organization={sampleFund(localeOf(context))} />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /northgate\.example\/funds/ });
    await expect(link).toHaveAttribute('href', 'https://northgate.example/funds');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
  },
};

/** CERT-45 An address that would run as a script is no website: it is not shown. */
export const NoWebsite: Story = {
  render: (args, context) => (
    <OrganizationCard
      {...args}
      look="page"
      organization={{
        ...sampleOrganization(localeOf(context)),
        href: null,
        website: ['javascript', 'alert(1)'].join(':'),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** On the narrowest phone everything wraps. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const { title, paragraph, company } = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Stack gap={6}>
          <OrganizationCard
            {...args}
            look="page"
            organization={{
              ...sampleOrganization(localeOf(context)),
              name: title,
              place: paragraph,
              introduction: paragraph,
              website: `https://${'investors'.repeat(6)}.example/relations`,
            }}
          />
          <OrganizationCard
            {...args}
            organization={{ ...sampleFund(localeOf(context)), name: title, industry: company }}
          />
        </Stack>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A press follows the organization. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.following?.onChange).toHaveBeenCalledWith(true);
  },
};

/** With text of twice the size it still fits a phone. */
export const Enlarged: Story = { ...enlarged };
