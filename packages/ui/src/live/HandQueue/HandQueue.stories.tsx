import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { inPanel } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { handQueueStates } from './HandQueue.states.ts';
import { HandQueue } from './HandQueue.tsx';
import type { HandQueueProps } from './HandQueue.tsx';

const propsFor = (locale: Locale): Pick<HandQueueProps, 't' | 'hands'> => {
  const { heZhiyuan, eliotMarsh, tanHuiShan } = liveSample(locale);
  return {
    t: liveTextFor(locale),
    hands: [
      { id: 1, name: heZhiyuan, secondsWaiting: 192 },
      { id: 2, name: eliotMarsh, secondsWaiting: 107 },
      { id: 3, name: tanHuiShan, secondsWaiting: 20 },
    ],
  };
};

const meta = {
  title: 'Live room/HandQueue',
  component: HandQueue,
  args: { ...propsFor('en'), onBring: fn(), onLower: fn(), onLowerAll: fn() },
  decorators: [inPanel()],
  render: (args, context) => <HandQueue {...args} {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof HandQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  HandQueue,
  handQueueStates,
  (s) => ({ ...propsFor(localeOfSample(s)), onBring: () => undefined }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const ThreeHands: Story = { ...states.one('three hands'), tags: ['!test', 'state'] };

export const HandsThatOthersMayNotLower: Story = {
  ...states.one('hands that others may not lower'),
  tags: ['!test', 'state'],
};

export const TheFirstIsBeingBrought: Story = {
  ...states.one('the first is being brought'),
  tags: ['!test', 'state'],
};

export const NoHand: Story = { ...states.one('no hand'), tags: ['!test', 'state'] };

/** LMEM-64: The host sees the full name of an attendee who raised their hand under another name. */
export const FullName: Story = {
  render: (args, context) => {
    const { desk, chenQiming } = liveSample(localeOf(context));
    const hands = [{ id: 1, name: desk, fullName: chenQiming, secondsWaiting: 20 }];
    return <HandQueue {...args} t={liveTextFor(localeOf(context))} hands={hands} />;
  },
  play: async ({ canvas, globals }) => {
    const { chenQiming } = liveSample(localeOf({ globals }));
    await expect(canvas.getByText(new RegExp(chenQiming))).toBeVisible();
  },
  tags: ['visual'],
};

/** A long name leaves its buttons in place. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => (
    <HandQueue
      {...args}
      t={liveTextFor(localeOf(context))}
      hands={[{ id: 1, name: liveSample(localeOf(context)).longName, secondsWaiting: 3700 }]}
    />
  ),
};

/** LMEM-68: The second person in the queue is brought on stage by name. Hands are lowered one by one or all at once. */
export const Interaction: Story = {
  play: async ({ canvas, args, globals }) => {
    const { t, hands } = propsFor(localeOf({ globals }));
    const name = hands[1]?.name ?? '';
    await userEvent.click(
      canvas.getByRole('button', { name: t('live.hands.bringNamed', { name }) }),
    );
    await expect(args.onBring).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: t('live.hands.lower', { name }) }));
    await expect(args.onLower).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: t('live.hands.lowerAll') }));
    await expect(args.onLowerAll).toHaveBeenCalledOnce();
  },
};
