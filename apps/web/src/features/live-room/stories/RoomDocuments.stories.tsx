import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openTab, page, roomStories, textOf } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';
import type { StoryWorld } from './StoryWorld.ts';

const meta = {
  ...roomStories,
  title: 'Live room/Documents',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = ['kestrel-2q26.pdf', 'Margin bridge 2Q26.xlsx', 'Factory tour.pptx'] as const;
const PAGES = 12;
const SHOWN_PAGE = 7;

/** Starts the meeting with three documents: one to share, one uploading, one failed; plus further options. */
const withDocuments =
  (isShown: boolean) =>
  async ({ previews, host, enter, hostId }: StoryWorld): Promise<void> => {
    const [ready = 0, , failed = 0] = NAMES.map((name) => previews.add(name));
    previews.finish(ready, PAGES);
    previews.fail(failed, 'too_slow');
    await enter();
    await host.session.actions.start({ isConfirmed: true });
    const shown = { file_id: ready, page: SHOWN_PAGE };
    if (isShown) await previews.apiOf(hostId).putShownPreview(shown);
  };

/** The host sees all documents, opens one alone, and shows it [LPRE-11, LPRE-12]. */
export const HostShows: Story = {
  tags: ['showcase'],
  args: { arrange: withDocuments(false) },
  play: async (context) => {
    const t = await textOf(context);
    await openTab(t('liveMedia.documents.label'));
    await page().findByText(t('liveMedia.documents.failures.too_slow'));
    await userEvent.click(await page().findByRole('button', { name: NAMES[0] }));
    const show = { name: t('liveMedia.documents.show') };
    await page().findByText(`1 / ${PAGES}`);
    await userEvent.click(await page().findByRole('button', show));
    await page().findByRole('button', { name: t('liveMedia.documents.stop') });
    const main = within(page().getByRole('main'));
    await main.findByRole('group', { name: new RegExp(`^${NAMES[0]}`) });
  },
};

/**
 * Shows an audience member the shared document, and in the list only finished ones [LPRE-13, LPRE-14,
 * LPRE-17].
 */
export const ListenerFollows: Story = {
  tags: ['showcase'],
  args: { role: 'audience', arrange: withDocuments(true) },
  play: async (context) => {
    const t = await textOf(context);
    await page().findByRole('group', { name: new RegExp(`^${NAMES[0]}`) });
    const received = t('liveMedia.documents.page', { page: SHOWN_PAGE, count: PAGES });
    await page().findByText(received);
    await openTab(t('liveMedia.documents.label'));
    const first = { name: new RegExp(`^${NAMES[0]}`) };
    await userEvent.click(await page().findByRole('button', first));
    await page().findByText(`${SHOWN_PAGE} / ${PAGES}`);
    await expect(page().queryByText(NAMES[1])).toBeNull();
    const next = { name: t('liveMedia.documents.next') };
    await expect(page().queryByRole('button', next)).toBeNull();
  },
};
