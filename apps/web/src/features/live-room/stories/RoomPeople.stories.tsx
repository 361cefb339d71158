import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { people } from '@rostra/ui/story/cast';
import { worldOf } from './keptWorld.ts';
import {
  busy,
  button,
  dialog,
  gone,
  inside,
  localeOf,
  onAir,
  page,
  roomStories,
  seen,
  textOf,
} from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Whole room/People',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets staff return the role to the event's host while another member acts as host [LROL-51]. */
export const GivenBack: Story = {
  args: {
    role: 'staff',
    arrange: inside(async ({ host }) => {
      const { stage, members } = host.session.state.get();
      const experts = stage.map((uid) => members.get(uid)).filter((one) => one?.role === 'expert');
      await host.session.actions.setMember(experts[0]?.id ?? 0, 'transfer_broadcaster');
    }),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(new RegExp(t('live.notices.newHost', { name: '' }).trim()));
    const { hostId, room } = await worldOf();
    const { name } = room.live.member(hostId);
    await userEvent.click(await button(t('live.people.actions', { name })));
    await userEvent.click(
      await page().findByRole('menuitem', { name: t('liveEntry.people.giveBack') }),
    );
    const requested = await dialog(t('live.dialogs.giveBack.title', { name }));
    await userEvent.click(
      within(requested).getByRole('button', { name: t('live.dialogs.giveBack.action') }),
    );
    await seen(t('live.notices.newHost', { name }));
  },
};

/** Shows a former host how to reclaim the role, in the bar and over the list [LROL-26, LROL-44]. */
export const HandedOver: Story = {
  tags: ['showcase'],
  args: {
    arrange: inside(({ host, id }) =>
      host.session.actions.setMember(id + 1, 'transfer_broadcaster'),
    ),
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.notices.yours.hostGiven'));
    const name = people.zhouYuanhang.name[localeOf(context.globals)];
    await seen(t('liveEntry.people.standIn', { name }));
    const course = within(await page().findByRole('group', { name: t('live.host.group') }));
    await userEvent.click(await course.findByRole('button', { name: t('live.host.takeBack') }));
    await button(t('live.host.stop'));
    await seen(t('live.notices.yours.toHost'));
    await gone(t('liveEntry.people.standIn', { name }));
  },
};

/** Lets the host remove an audience member with a reason; no list shows them afterwards [LHST-12]. */
export const Removing: Story = {
  args: { arrange: busy },
  play: async (context) => {
    const t = await textOf(context);
    const name = people.tanHuiShan.name[localeOf(context.globals)];
    await userEvent.click(await button(t('live.people.actions', { name })));
    const remove = { name: t('liveEntry.people.remove') };
    await userEvent.click(await page().findByRole('menuitem', remove));
    const title = t('liveEntry.remove.title', { name });
    const requested = within(await page().findByRole('dialog', { name: title }));
    await userEvent.type(requested.getByRole('textbox'), 'Advertising');
    await userEvent.click(requested.getByRole('button', { name: t('liveEntry.remove.action') }));
    await waitFor(() =>
      expect(page().queryByRole('button', { name: t('live.people.actions', { name }) })).toBeNull(),
    );
  },
};

/** LHST-03 the host sets an expert's volume for everyone. */
export const Louder: Story = {
  args: { arrange: onAir },
  play: async (context) => {
    const t = await textOf(context);
    const name = people.zhouYuanhang.name[localeOf(context.globals)];
    await userEvent.click(await button(t('live.people.actions', { name })));
    const volume = { name: t('liveEntry.people.volume') };
    await userEvent.click(await page().findByRole('menuitem', volume));
    const slider = await page().findByRole('slider', { name: t('liveEntry.volume.label') });
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await fireEvent.input(slider, { target: { value: '35' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '35%');
  },
};

/** LPIT-12 the host sees whose voice is changed. */
export const VoiceDisclosed: Story = {
  args: {
    arrange: inside(({ room, id }) => {
      const expert = room.live.member(id + 2);
      room.live.setVoiceChanged(expert, true);
    }),
  },
  play: async (context) => {
    await seen(new RegExp((await textOf(context))('liveMedia.voice.changed')));
  },
};

/** Reports an audience page that failed to load, and loads it on a retry [LMEM-39]. */
export const AudienceFailed: Story = {
  args: {
    arrange: async (world) => {
      world.room.failAudience(true);
      await onAir(world);
    },
  },
  play: async (context) => {
    const t = await textOf(context);
    await seen(t('live.people.failed'));
    const { room } = await worldOf();
    room.failAudience(false);
    await userEvent.click(await button(t('live.people.again')));
    await gone(t('live.people.failed'));
    await seen(new RegExp(`^${t('live.people.sections.audience')}`));
  },
};
