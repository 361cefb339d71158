import type { Locale } from '@rostra/i18n';
import type { StoryContext } from '@storybook/react-vite';
import { fn, userEvent, waitFor, within } from 'storybook/test';
import { tabStore } from '../../../browser/siteData/textStores.ts';
import { liveTextOf } from '../liveTextOf.ts';
import type { RoomText } from '../liveTextOf.ts';
import { storyServices } from './storyServices.ts';
import type { StoryWorld } from './StoryWorld.ts';
import { WholeRoom } from './WholeRoom.tsx';
import type { WholeRoomProps } from './WholeRoom.tsx';

/** Texts and services of the toolbar's language. */
type Loaded = Pick<WholeRoomProps, 'services' | 't'>;

/** What a story of the room chooses. */
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

/** The language chosen in the toolbar. */
export const localeOf = (globals: Globals): Locale =>
  globals['locale'] === 'zh-CN' ? 'zh-CN' : 'en';

/** What all stories of the room have in common; each file adds its title. */
export const roomStories = {
  // Stories share a tab: what was written in one of them would wait in the next.
  beforeEach: () => {
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
    <WholeRoom {...args} {...(loaded as Loaded)} locale={localeOf(globals)} />
  ),
};

/** In the room, and the meeting is on. */
export const onAir = async ({ host, enter }: StoryWorld): Promise<void> => {
  await enter();
  await host.session.actions.start({ isConfirmed: true });
};

/** In the room, then something happens. */
export const inside =
  (then: (world: StoryWorld) => unknown) =>
  async (world: StoryWorld): Promise<void> => {
    await onAir(world);
    await then(world);
  };

/** The room's texts in the language of the story. */
export const textOf = ({ globals }: { globals: Globals }): Promise<RoomText> =>
  liveTextOf(localeOf(globals));

/** Dialogs are outside the story's own element. */
export const page = () => within(document.body);

/** The button of this name, once it is there. */
export const button = (name: string | RegExp) => page().findByRole('button', { name });

/** The menu item of this name, once it is there; looked for in menus alone, which is much quicker. */
export const item = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const menus = page().queryAllByRole('menu');
    const found = menus.flatMap((menu) => within(menu).queryAllByRole('menuitem', { name })).at(-1);
    if (found === undefined) throw new Error(`No menu has "${name}"`);
    return found;
  });

/** Chooses something behind "More". */
export const chooseMore = async (t: RoomText, name: string): Promise<void> => {
  await userEvent.click(await button(t('live.controls.more')));
  await userEvent.click(await item(name));
};

/** The alert dialog of this name, once it is there. */
export const dialog = (name: string) => page().findByRole('alertdialog', { name });

/** This text, once it is there. */
export const seen = (text: string | RegExp) => page().findByText(text);

/** Opens the menu of a person in the list. */
export const openMenuOf = async (t: RoomText, name: string): Promise<void> =>
  userEvent.click(
    await page().findByLabelText(t('live.people.actions', { name }), { selector: 'button' }),
  );
