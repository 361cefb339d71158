import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import type { StoryContext } from '../../story/allStates.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { oneState } from '../../story/oneState.tsx';
import { sampleWords } from '../../story/samples/words.ts';
import { sampleUser } from '../../story/samples/people.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { userCardStates, userKinds } from './UserCard.states.ts';
import { UserCard } from './UserCard.tsx';
import type { UserCardProps } from './UserCard.tsx';

/** Keeps the reader's choice, as the app does once the server has it. */
function Kept(props: UserCardProps) {
  const { following } = props;
  const [isOn, setOn] = useState(following?.isOn ?? false);
  return (
    <UserCard
      {...props}
      following={
        following && {
          ...following,
          isOn,
          onChange: (next) => {
            setOn(next);
            following.onChange(next);
          },
        }
      }
    />
  );
}

const meta = {
  title: 'Account/UserCard',
  component: UserCard,
  args: { user: sampleUser('en'), following: { isOn: false, onChange: fn() } },
  render: (args, context) => <Kept {...args} user={sampleUser(localeOf(context))} />,
} satisfies Meta<typeof UserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context: StoryContext) => {
    const user = sampleUser(localeOf(context));
    return (
      <StateGrid
        isWide
        cells={[
          ...userCardStates.map(({ name, props }) => ({
            name,
            children: <UserCard user={user} {...props} />,
          })),
          ...userKinds.map((kind) => ({
            name: kind.name,
            children: <UserCard user={{ ...user, ...kind.user }} />,
          })),
        ]}
      />
    );
  },
};

const one = oneState(UserCard, userCardStates, (s) => ({ user: sampleUser(localeOfSample(s)) }), {
  isWide: true,
});

export const Row: Story = { ...one('row'), tags: ['!test', 'state'] };

export const Page: Story = { ...one('page'), tags: ['!test', 'state'] };

export const NotFollowed: Story = { ...one('not followed'), tags: ['!test', 'state'] };

export const Followed: Story = { ...one('followed'), tags: ['!test', 'state'] };

export const BeingFollowed: Story = { ...one('being followed'), tags: ['!test', 'state'] };

export const Oneself: Story = { ...one('oneself'), tags: ['!test', 'state'] };

/** Returns the story of one kind of user. */
const kind = (name: string): Story => ({
  render: (_args, context) => {
    const found = userKinds.find((each) => each.name === name);
    return <UserCard user={{ ...sampleUser(localeOf(context)), ...found?.user }} />;
  },
});

export const Tier1: Story = { ...kind('tier 1'), tags: ['!test', 'state'] };

export const Tier2: Story = { ...kind('tier 2'), tags: ['!test', 'state'] };

export const Tier3: Story = { ...kind('tier 3'), tags: ['!test', 'state'] };

export const Tier4: Story = { ...kind('tier 4'), tags: ['!test', 'state'] };

export const Tier5: Story = { ...kind('tier 5'), tags: ['!test', 'state'] };

export const Expert: Story = { ...kind('expert'), tags: ['!test', 'state'] };

export const AnalystWithVip: Story = { ...kind('analyst with VIP'), tags: ['!test', 'state'] };

export const NicknameCompanyNotShown: Story = {
  ...kind('nickname, company not shown'),
  tags: ['!test', 'state'],
};

/** COM-68 The personal homepage explains what earned the tier. */
export const PersonalHomepage: Story = {
  render: (args, context) => (
    <Kept
      {...args}
      look="page"
      level={1}
      user={sampleUser(localeOf(context))}
      tierNote={sampleWords(localeOf(context)).localized(
        'Tier 1: 17 of 25 ended viewpoints met their target.',
        '一级：25 篇已结束的观点中，17 篇达到预期。',
      )}
    />
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    const { name } = sampleUser(localeOf({ globals }));
    await expect(canvasElement).toHaveTextContent(isChinese ? '1.2W+' : '12.3K+');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    await expect(canvas.getByRole('list')).toHaveAccessibleName();
    await expect(canvas.getByRole('img', { name: /2/ })).toBeInTheDocument();
  },
};

/** A blocked user in the block list: no following, and the way out of the list. */
export const InTheBlockList: Story = {
  render: (_args, context) => (
    <UserCard
      user={sampleUser(localeOf(context))}
      actions={
        <Button size="sm" tone="neutral" emphasis="outline">
          {sampleOf(context).action}
        </Button>
      }
    />
  ),
};

/** On the narrowest phone names wrap, and nothing is cut. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const user = sampleUser(localeOf(context));
    const { title, paragraph } = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Kept
          {...args}
          look="page"
          user={{ ...user, name: title, company: title, introduction: paragraph, hasVip: true }}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/**
 * SOC-01 SOC-02 A press follows, the next one unfollows; the button exposes the state and keeps the
 * focus.
 */
export const Interaction: Story = {
  play: async ({ canvas, args, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    const { name } = sampleUser(localeOf({ globals }));
    const button = canvas.getByRole('button', {
      name: isChinese ? `关注${name}` : `Follow ${name}`,
    });
    await userEvent.click(button);
    await expect(args.following?.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleName(isChinese ? /^已关注/ : /^Following/);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.following?.onChange).toHaveBeenLastCalledWith(false);
  },
};
