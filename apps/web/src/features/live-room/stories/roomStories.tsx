import type { Locale } from '@rostra/i18n';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tabStore } from '../../../browser/siteData/textStores.ts';
import { liveTextOf } from '../liveTextOf.ts';
import type { RoomText } from '../liveTextOf.ts';
import { forgetWorld, keepWorld } from './keptWorld.ts';
import { storyServices } from './storyServices.ts';
import type { StoryWorld } from './StoryWorld.ts';
import { WholeRoom } from './WholeRoom.tsx';
import type { WholeRoomProps } from './WholeRoom.tsx';

/** Texts and services in the toolbar's language. */
type Loaded = Pick<WholeRoomProps, 'services' | 't'>;

/** Options of a story of the room. */
export type RoomStoryArgs = Pick<
  WholeRoomProps,
  | 'role'
  | 'arrange'
  | 'isFree'
  | 'isRecording'
  | 'isDemo'
  | 'hasConverter'
  | 'captionLanguages'
  | 'password'
  | 'moreExperts'
  | 'onReload'
  | 'onLeave'
>;

type Globals = Readonly<Record<string, unknown>>;

/** Returns the language selected in the toolbar. */
export const localeOf = (globals: Globals): Locale =>
  globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en';

/** Common properties of all stories of the room; each file adds its title. */
export const roomStories = {
  // Stories share a tab: text written in one would appear in the next.
  beforeEach: () => {
    forgetWorld();
    for (const name of tabStore.names()) tabStore.remove(name);
  },
  parameters: { layout: 'fullscreen' },
  args: { role: 'broadcaster' as const, onReload: fn(), onLeave: fn() },
  loaders: [
    async ({ globals }: { globals: Globals }): Promise<Loaded> => {
      const locale = localeOf(globals);
      return { services: await storyServices(locale), t: await liveTextOf(locale) };
    },
  ],
  render: (args: RoomStoryArgs, { loaded, globals }: StoryContext<RoomStoryArgs>) => (
    <WholeRoom
      {...args}
      {...(loaded as Loaded)}
      onArranged={keepWorld}
      locale={localeOf(globals)}
    />
  ),
};

/** Joins the room and starts the meeting. */
export const onAir = async ({ host, enter }: StoryWorld): Promise<void> => {
  await enter();
  await host.session.actions.start({ isConfirmed: true });
};

/** Joins the room, then lets something happen. */
export const inside =
  (then: (world: StoryWorld) => unknown) =>
  async (world: StoryWorld): Promise<void> => {
    await onAir(world);
    await then(world);
  };

/** Joins and starts the meeting, with two raised hands. */
export const busy = async (world: StoryWorld): Promise<void> => {
  await onAir(world);
  for (const { session } of world.listeners.slice(0, 2)) await session.actions.raiseHand();
};

/** Viewport of a current phone. */
export const onPhone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/** Returns the room's texts in the story's language. */
export const textOf = ({ globals }: { globals: Globals }): Promise<RoomText> =>
  liveTextOf(localeOf(globals));

/** Dialogs are outside the story's own element. */
export const page = () => within(document.body);

/** Finds the button of this name, once it is there. */
export const button = (name: string | RegExp) => page().findByRole('button', { name });

/** Finds the menu item of this name, once it is there; searching only menus is much faster. */
export const item = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const menus = page().queryAllByRole('menu');
    const found = menus.flatMap((menu) => within(menu).queryAllByRole('menuitem', { name })).at(-1);
    if (found === undefined) throw new Error(`No menu has "${name}"`);
    return found;
  });

/** Selects an action behind "More". */
export const chooseMore = async (t: RoomText, name: string): Promise<void> => {
  await userEvent.click(await button(t('live.controls.more')));
  await userEvent.click(await item(name));
};

/** Finds the alert dialog of this name, once it is there. */
export const dialog = (name: string) => page().findByRole('alertdialog', { name });

/** Finds this text, once it is there. */
export const seen = (text: string | RegExp) => page().findByText(text);

/** Waits until this text is gone. */
export const gone = (text: string | RegExp) =>
  waitFor(() => expect(page().queryByText(text)).toBeNull());

/** Finds the tab whose name begins so, once it is there. */
export const tab = (name: string) => page().findByRole('tab', { name: new RegExp(`^${name}`) });

/** Selects the tab whose name begins so. */
export const openTab = async (name: string): Promise<void> => userEvent.click(await tab(name));

/** Opens the public chat, and returns its field. */
export const openChat = async (t: RoomText): Promise<HTMLElement> => {
  await openTab(t('live.tabs.chat'));
  return page().findByRole('textbox');
};

/** Opens the menu of a person in the list. */
export const openMenuOf = async (t: RoomText, name: string): Promise<void> =>
  userEvent.click(
    await page().findByLabelText(t('live.people.actions', { name }), { selector: 'button' }),
  );
