import { pageTranslator } from '@rostra/ui/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page, roomStories } from './roomStories.tsx';
import type { RoomStoryArgs } from './roomStories.tsx';
import * as people from './RoomPeople.stories.tsx';
import * as rights from './RoomRights.stories.tsx';
import * as roles from './RoomRoles.stories.tsx';

const meta = {
  ...roomStories,
  title: 'Live room/Translated by the browser',
} satisfies Meta<RoomStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Makes a story for a page whose texts the browser replaces as soon as they appear. */
const translated = ({ play, ...story }: Story): Story => ({
  ...story,
  tags: [],
  play: async (context) => {
    const shown = pageTranslator(document.body);
    const watch = new MutationObserver(() => shown.translate());
    const changes = { childList: true, characterData: true, subtree: true };
    watch.observe(document.body, changes);
    shown.translate();
    try {
      await play?.(context);
      // A page that broke is empty.
      await expect(page().getAllByRole('heading').length).toBeGreaterThan(0);
    } finally {
      watch.disconnect();
    }
    await expect(document.querySelector('font font')).not.toBeNull();
    await expect(shown.findStale()).toEqual([]);
  },
});

export const Host: Story = translated(roles.Host);
export const HandedOver: Story = translated(people.HandedOver);
export const ChatOfListener: Story = translated(rights.ChatOfListener);
