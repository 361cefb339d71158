import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { enlarged } from '../../story/enlarged.tsx';
import { personalSample } from '../../story/samples/personal.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { invitePanelStates } from './InvitePanel.states.ts';
import { InvitePanel } from './InvitePanel.tsx';

const meta = {
  title: 'Account/InvitePanel',
  component: InvitePanel,
  args: { ...personalSample('en').InvitePanel, copy: fn(() => Promise.resolve()) },
  render: ({ copy, share }, context) => (
    <InvitePanel {...personalSample(localeOf(context)).InvitePanel} copy={copy} share={share} />
  ),
} satisfies Meta<typeof InvitePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  InvitePanel,
  invitePanelStates,
  (s) => personalSample(localeOfSample(s)).InvitePanel,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const PeopleCame: Story = { ...states.one('people came'), tags: ['!test', 'state'] };

export const NoInviteesNoShareOptions: Story = {
  ...states.one('no invitees, no share options'),
  tags: ['!test', 'state'],
};

export const RecordsOnTheirWay: Story = {
  ...states.one('records on their way'),
  tags: ['!test', 'state'],
};

export const RecordsDidNotLoad: Story = {
  ...states.one('records did not load'),
  tags: ['!test', 'state'],
};

/** On the narrowest phone a long address breaks; nothing is cut off. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
      <InvitePanel
        {...personalSample(localeOf(context)).InvitePanel}
        address={`https://rostra.example/signup?invite=NG7K2M&from=${'personal-center-'.repeat(6)}`}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** INV-02 INV-03: Code and link can be copied, which is announced. The QR code contains the link. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: /QR|二维码/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Copy code|复制邀请码/ }));
    await expect(args.copy).toHaveBeenLastCalledWith('NG7K2M');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(/Copied|已复制/));
    await userEvent.click(canvas.getByRole('button', { name: /Copy link|复制链接/ }));
    await expect(args.copy).toHaveBeenLastCalledWith('https://rostra.example/signup?invite=NG7K2M');
  },
};

/** If the browser refuses the clipboard, the text can still be selected. */
export const NotCopied: Story = {
  args: { copy: fn(() => Promise.reject(new Error('refused'))), share: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(Share|分享)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Copy link|复制链接/ }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Couldn’t copy|未能复制/),
    );
  },
};

/** INV-04 INV-05 INV-06 INV-07: The rewards of both people, when they are paid, and the people who joined. */
export const WhoCame: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/50\.00.*340\.00/)).toBeVisible();
    const [, waiting, rewarded, refused] = canvas.getAllByRole('row');
    await expect(
      within(waiting as HTMLElement).getByText(/Pending verification|待核验/),
    ).toBeVisible();
    await expect(within(rewarded as HTMLElement).getByText(/^\+50\.00/)).toBeVisible();
    await expect(within(refused as HTMLElement).getByText(/No reward|无奖励/)).toBeVisible();
    await expect(canvas.getByText(/can’t invite yourself|不可邀请自己/)).toBeVisible();
  },
};

/** At twice the text size it is no wider than a phone. */
export const Enlarged: Story = { ...enlarged };
