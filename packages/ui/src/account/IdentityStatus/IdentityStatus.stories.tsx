import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@rostra/i18n';
import { expect } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import type { StoryContext } from '../../story/allStates.tsx';
import { sampleUser } from '../../story/samples/people.ts';
import { sampleWords } from '../../story/samples/words.ts';
import { localeOf } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import type { IdentityState } from './identityState.ts';
import { identityStatusStates } from './IdentityStatus.states.ts';
import { IdentityStatus } from './IdentityStatus.tsx';
import type { IdentityStatusProps } from './IdentityStatus.tsx';

/** Entries of the server's dictionary, since stories have no server. */
const dictionary: Readonly<Record<IdentityState, readonly [string, string]>> = {
  none: ['Unauthenticated', '未认证'],
  pending: ['Under review', '审核中'],
  passed: ['Authenticated', '已认证'],
  rejected: ['Refused', '未通过'],
  dismissed: ['Unauthenticated', '未认证'],
};

function base(locale: Locale, state: IdentityState): IdentityStatusProps {
  const { localized } = sampleWords(locale);
  const { name, company } = sampleUser(locale);
  return {
    state,
    word: localized(...dictionary[state]),
    realName: name,
    organization: company,
    organizationType: localized('Fund', '基金'),
    reason:
      state === 'rejected'
        ? localized('We couldn’t read your business card.', '名片无法辨认。')
        : undefined,
    review: { minutes: 30, from: '08:00', until: '21:00' },
    applyHref: '/authentication',
  };
}

const meta = {
  title: 'Account/IdentityStatus',
  component: IdentityStatus,
  args: base('en', 'pending'),
  render: (args, context) => <IdentityStatus {...base(localeOf(context), args.state)} />,
} satisfies Meta<typeof IdentityStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { state: 'passed' } };

export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context: StoryContext) => (
    <StateGrid
      isWide
      cells={identityStatusStates.map(({ name, props }) => ({
        name,
        children: <IdentityStatus {...base(localeOf(context), props.state ?? 'none')} />,
      }))}
    />
  ),
};

/** CERT-11 CERT-16: Before the first application: its purpose, and a link to it. */
export const NotCertified: Story = {
  args: { state: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/authentication');
    await expect(canvas.queryByRole('definition')).toBeNull();
  },
};

/** CERT-08 CERT-12 CERT-14 CERT-17: During the review nothing can be changed, and the expected duration is shown. */
export const UnderReview: Story = {
  args: { state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/08:00–21:00/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/30/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** CERT-10 CERT-12: After approval, a change requires a new application. */
export const Certified: Story = {
  args: { state: 'passed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/authentication');
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

/** CERT-09 CERT-15: A rejected applicant sees the reason and can apply again. */
export const Refused: Story = {
  args: { state: 'rejected' },
  play: async ({ canvas, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    await expect(canvas.getByRole('status')).toHaveTextContent(
      isChinese ? '原因：名片无法辨认。' : 'Reason: We couldn’t read your business card.',
    );
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      isChinese ? '重新申请' : 'Apply again',
    );
  },
};

/** CERT-07 CERT-28: A member dismissed by their organization is no longer certified. */
export const LetGo: Story = {
  args: { state: 'dismissed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

/** On the narrowest phone a long reason and long names wrap. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const { paragraph, title } = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <IdentityStatus
          {...base(localeOf(context), 'rejected')}
          reason={paragraph}
          organization={title}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
