import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MicOff, UserMinus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { attendeeSample } from '../../story/samples/attendee.ts';
import { inWindow } from '../../story/inWindow.ts';
import { inPanel } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { attendeeListStates } from './AttendeeList.states.ts';
import { AttendeeList } from './AttendeeList.tsx';
import type { AttendeeListProps } from './AttendeeList.tsx';

const propsFor = (locale: Locale): AttendeeListProps => ({
  t: liveTextFor(locale),
  source: attendeeSample(locale),
});

const crowd = attendeeSample('en', { host: 1, experts: 12, hands: 3, audience: 10_000 });
const mute = fn();
const actionsOf: AttendeeListProps['actionsOf'] = (row) => [
  { id: 'mute', label: 'Mute', icon: MicOff, onPress: () => mute(row.id) },
  { id: 'remove', label: 'Remove', icon: UserMinus, tone: 'danger', isFirstOfGroup: true },
];

const meta = {
  title: 'Live room/AttendeeList',
  component: AttendeeList,
  args: propsFor('en'),
  decorators: [inPanel(640)],
  render: (args, context) => <AttendeeList {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof AttendeeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (_args, context) => <AttendeeList {...propsFor(localeOf(context))} />,
};

function Framed(props: AttendeeListProps) {
  return (
    <div style={{ inlineSize: 352, maxInlineSize: '100%', blockSize: 420 }}>
      <AttendeeList {...props} />
    </div>
  );
}

const states = statesOf(Framed, attendeeListStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  Framed,
  attendeeListStates,
  (s) => propsFor(localeOfSample(s)),
  'seen by the host: search and menus',
);

export const SeenByTheHostSearchAndMenus: Story = {
  ...states.one('seen by the host: search and menus'),
  tags: ['!test', 'state'],
};

export const SeenByTheAudience: Story = {
  ...states.one('seen by the audience'),
  tags: ['!test', 'state'],
};

export const APageIsOnItsWay: Story = {
  ...states.one('a page is on its way'),
  tags: ['!test', 'state'],
};

export const Nobody: Story = { ...states.one('nobody'), tags: ['!test', 'state'] };

export const NobodyFound: Story = { ...states.one('nobody found'), tags: ['!test', 'state'] };

export const ASearchIsOnItsWay: Story = {
  ...states.one('a search is on its way'),
  tags: ['!test', 'state'],
};

export const APageDidNotLoad: Story = {
  ...states.one('a page did not load'),
  tags: ['!test', 'state'],
};

/** Performance L1 to L3: of ten thousand people at most forty rows are in the DOM, at any scroll position. */
export const TenThousand: Story = {
  args: { source: crowd, actionsOf },
  play: async ({ canvas }) => {
    const place = canvas.getAllByRole('group').find((group) => group.scrollHeight > 400_000);
    await expect(place).toBeDefined();
    for (const top of [0, 2000, 240_000, 480_000]) {
      place?.scrollTo(0, top);
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8));
      await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(40);
    }
    await expect(crowd.listeners()).toBeLessThanOrEqual(40);
  },
};

/** A change to one person re-renders only their row. */
export const RowChangesAlone: Story = {
  args: { source: crowd },
  play: async ({ canvas, globals }) => {
    const hand = liveTextFor(localeOf({ globals }))('live.people.hidden');
    await expect(canvas.queryAllByLabelText(hand)).toHaveLength(1);
    crowd.change(101, { isHidden: true });
    await waitFor(() => expect(canvas.queryAllByLabelText(hand)).toHaveLength(2));
    crowd.change(101, { isHidden: false });
    await waitFor(() => expect(canvas.queryAllByLabelText(hand)).toHaveLength(1));
  },
};

/** LHST-01: All actions for a person are visible, even if their row is in the middle of the window. */
export const ManyActions: Story = {
  ...inWindow(1440, 900),
  args: {
    source: crowd,
    actionsOf: () =>
      Array.from({ length: 14 }, (_, at) => ({ id: String(at), label: `Act ${at}` })),
  },
  play: async ({ canvas }) => {
    const middle = canvas
      .getAllByRole('button')
      .find((button) => button.getBoundingClientRect().top > 380);
    if (!middle) throw new Error('No row is in the middle');
    await userEvent.click(middle);
    await waitFor(async () => {
      const items = screen.getAllByRole('menuitem').map((item) => item.getBoundingClientRect());
      const box = screen.getByRole('menu').parentElement as HTMLElement;
      await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
      await expect(Math.min(...items.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
      await expect(Math.max(...items.map(({ bottom }) => bottom))).toBeLessThanOrEqual(900);
    });
  },
};

/**
 * LHST-01: Arrow keys move from row to row. Enter and Space open the row’s menu at its first action;
 * Escape returns the focus.
 */
export const Interaction: Story = {
  args: { source: crowd, actionsOf },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const third = canvas.getAllByRole('button')[2];
    await expect(third).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      const item = await screen.findByRole('menuitem', { name: 'Mute' });
      await waitFor(() => expect(item).toHaveFocus());
      await expect(screen.getByRole('dialog')).toHaveAccessibleName(third?.ariaLabel ?? '');
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(third).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mute' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(mute).toHaveBeenLastCalledWith(101);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(third).toHaveFocus());
  },
};

/** One key press reaches the last of ten thousand. */
export const End: Story = {
  args: { source: crowd, actionsOf },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=listitem]')).toHaveAttribute(
        'aria-posinset',
        '10000',
      ),
    );
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(40);
  },
};

/** LMEM-39: The list reports its visible rows, so that their page of 25 is loaded. */
export const LoadsWhatIsSeen: Story = {
  args: { source: attendeeSample('en', { host: 1, audience: 500 }, 25), onShow: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('group').scrollTo(0, 9600);
    await waitFor(() =>
      expect(args.onShow).toHaveBeenLastCalledWith(
        'audience',
        expect.any(Number),
        expect.any(Number),
      ),
    );
  },
};

/** LMEM-69: A search runs when typing pauses. The number of matches is announced. */
export const Search: Story = {
  args: { keyword: 'Li', onKeyword: fn(), onSearch: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'n');
    await expect(args.onKeyword).toHaveBeenLastCalledWith('Lin');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalled();
    await expect(canvas.getByRole('status').textContent).toContain('417');
  },
};

/** LMEM-69: While a search is running, this is shown and announced. No count appears, and no “not found” message. */
export const Searching: Story = {
  args: { source: attendeeSample('en', {}), keyword: 'Zoe', onKeyword: fn(), isSearching: true },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('live.people.searching'));
    const [, seen] = canvas.getAllByText(t('live.people.searching'));
    await expect(seen).toBeVisible();
    await expect(canvas.queryByText(t('live.people.nobody'))).toBeNull();
  },
};

/** LMEM-39: A loading row is as wide as a loaded one, up to the end of its icons. */
export const RowsOnTheirWay: Story = {
  args: { source: attendeeSample('en', { audience: 25 }, 3) },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const [waiting] = canvas.getAllByRole('img', { name: t('live.people.loading') });
    const [sign] = canvas.getAllByRole('img', { name: t('live.tile.muted') });
    await expect(waiting?.getBoundingClientRect().right).toBe(sign?.getBoundingClientRect().right);
  },
};

/** LMEM-39: Rows that did not load show an error, and one press loads them again. */
export const Failed: Story = {
  args: { source: attendeeSample('en', { host: 1, audience: 500 }, 25), onRetry: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('live.people.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('live.people.again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** If nothing loaded, the list does not claim to be empty. */
export const FailedFromTheStart: Story = {
  args: { source: attendeeSample('en', {}), onRetry: fn() },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByText(t('live.people.empty'))).toBeNull();
  },
};
