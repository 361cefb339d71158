import { CALL_STATES } from '@rostra/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { worldOf } from './keptWorld.ts';
import { dialog, inside, onAir, openTab, page, roomStories, seen, textOf } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Phones',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Notifies the host at once of a connected call, with any dialog open [LROL-28, LDIA-40]. */
export const Connected: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const { phones, hostId } = await worldOf();
    const call = { phone_number: '+85255500101', role_type: 'expert' } as const;
    const { id } = await phones.apiOf(hostId).connect(call);
    phones.goes('ringing', id);
    await expect(page().queryByText(t('livePhone.connected'))).toBeNull();
    phones.goes('connected', id);
    await seen(t('livePhone.connected'));
  },
};

/** Deletes a scheduled call only after a question that names the consequences [LDIA-45, LDIA-07]. */
export const Deleted: Story = {
  args: {
    arrange: inside(async (world) => {
      const planned = { role_type: 'expert', auto_call: true } as const;
      const { phones, hostId } = world;
      await phones.apiOf(hostId).connect({ ...planned, phone_number: '+85255500101' });
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    const { phones, hostId } = await worldOf();
    const planned = async () => (await phones.apiOf(hostId).getHistory()).attendees;
    await openTab(t('live.tools.phone'));
    const name = '+85255500101';
    const remove = await page().findByRole('button', {
      name: t('livePhone.dialOut.remove', { name }),
    });
    await userEvent.click(remove);
    const requested = within(await dialog(t('livePhone.ask.remove.title')));
    requested.getByText(t('livePhone.ask.remove.text', { name }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(await planned()).toHaveLength(1);
    await userEvent.click(remove);
    const again = within(await dialog(t('livePhone.ask.remove.title')));
    await userEvent.click(again.getByRole('button', { name: t('livePhone.ask.remove.act') }));
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    await expect(await planned()).toEqual([]);
  },
};

/** Shows each state in words; only a connected phone can be muted and hidden [LDIA-34, LDIA-35]. */
export const States: Story = {
  args: {
    arrange: inside(async (world) => {
      const { phones, hostId } = world;
      for (const [at, state] of CALL_STATES.entries()) {
        const call = {
          phone_number: `+8525550010${at}`,
          role_type: 'expert',
          title: state,
        } as const;
        const { id } = await phones.apiOf(hostId).connect(call);
        phones.goes(state, id);
      }
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    await worldOf();
    await openTab(t('live.tools.phone'));
    const list = within(page().getByRole('complementary'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(CALL_STATES.length));
    for (const name of CALL_STATES) {
      const row = within(list.getByText(name, { exact: true }).closest('li') as HTMLElement);
      row.getByText(new RegExp(t(`livePhone.states.${name}`)));
      const isConnected = name === 'connected';
      for (const act of ['mute', 'hide'] as const) {
        const label = t(`livePhone.dialOut.${act}`, { name });
        await expect(row.queryByRole('button', { name: label }) !== null).toBe(isConnected);
      }
    }
  },
};
