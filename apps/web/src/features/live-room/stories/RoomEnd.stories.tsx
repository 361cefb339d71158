import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { worldOf } from './keptWorld.ts';
import { button, dialog, onAir, page, roomStories, seen, textOf } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/End',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the host of a running meeting the consequences of leaving; others just leave [LHST-18]. */
export const HostLeaves: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('live.host.stop'));
    await userEvent.click(await button(t('live.controls.leave')));
    const requested = await dialog(t('live.dialogs.leave.title'));
    const { onLeave } = context.args;
    await expect(onLeave).not.toHaveBeenCalled();
    await userEvent.click(
      within(requested).getByRole('button', { name: t('live.dialogs.leave.action') }),
    );
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
  },
};

/** Dismisses the audience after a confirmation; the host stays [LROL-08]. */
export const ClosedForTheAudience: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    await userEvent.click(await button(t('live.host.audienceStop')));
    const requested = await dialog(t('live.dialogs.audienceStop.title'));
    await seen(t('live.states.streaming'));
    await userEvent.click(
      within(requested).getByRole('button', { name: t('live.dialogs.audienceStop.action') }),
    );
    await seen(t('live.states.pre_stopped'));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
  },
};

/** Asks the user for a score before they leave a meeting that the host has ended [LROL-09, PLAY-14]. */
export const Ended: Story = {
  tags: ['showcase'],
  args: {
    role: 'audience',
    arrange: onAir,
  },
  play: async (context) => {
    const t = await textOf(context);
    await button(t('liveHelp.menu.label'));
    const { host } = await worldOf();
    await host.session.actions.stop();
    const received = within(await dialog(t('live.dialogs.ended.title')));
    const [, , , fourth] = await received.findAllByRole('radio');
    if (fourth) await userEvent.click(fourth);
    await userEvent.click(received.getByRole('button', { name: /^(Insightful|有见地)$/ }));
    const send = received.getByRole('button', { name: /^(Submit rating|提交评分)$/ });
    await userEvent.click(send);
    // The first try gets no response: the selection stays and is sent again.
    await received.findByRole('alert');
    await expect(fourth).toBeChecked();
    await userEvent.click(send);
    await received.findByText(/^(Thank you|感谢)/);
    await expect(fourth).toBeChecked();
  },
};

/** EVT-28 it ends without having started, as when its event is canceled. */
export const NotHeld: Story = {
  tags: ['showcase'],
  args: {
    role: 'audience',
    arrange: async ({ enter, host }) => {
      await enter();
      await host.session.actions.prepare();
      await host.session.actions.stop();
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await dialog(t('live.dialogs.notHeld.title'));
  },
};
