import { uiTexts } from '@rostra/i18n/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { companies } from '../../story/samples/cast/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOf } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { SelectPanel } from './SelectPanel.tsx';
import * as styles from './SelectWidget.css.ts';
import { selectListStates, selectWidgetStates } from './SelectWidget.states.ts';
import { SelectWidget } from './SelectWidget.tsx';
import type { SelectWidgetProps } from './SelectWidget.tsx';
import type { PageRequest } from './usePagedList.ts';

interface Company {
  id: string;
  name: string;
}

type Props = SelectWidgetProps<Company>;

const numbered = Array.from({ length: 23 }, (_, index) => ({
  id: String(index + 1),
  name: `${companies.harbourline.name.en} ${index + 1}`,
}));

const loadCompanies = ({ page, per_page, search }: PageRequest) => {
  const found = numbered.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return Promise.resolve({
    data: found.slice((page - 1) * per_page, page * per_page),
    meta: { total: found.length },
  });
};

/** The list requests of a story, and the number of failures still to come. */
const liveRequest: PageRequest[] = [];
let failures = 0;

const loadWatched = (request: PageRequest) => {
  liveRequest.push(request);
  failures -= 1;
  return failures >= 0 ? Promise.reject(new Error('cut')) : loadCompanies(request);
};

/** Fails for the second page the first time it is asked for. */
const loadMoreAtSecond = (request: PageRequest) => {
  const isFirstPage = liveRequest.every(({ page }) => page === 1);
  liveRequest.push(request);
  return request.page === 2 && isFirstPage
    ? Promise.reject(new Error('cut'))
    : loadCompanies(request);
};

const watch = (failing: number) => () => {
  liveRequest.length = 0;
  failures = failing;
};

/** Keeps the choice, as a screen does. */
function CompanySelect(props: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <SelectWidget
      {...props}
      value={value}
      onChange={(item) => {
        setValue(item);
        props.onChange(item);
      }}
    />
  );
}

const shared = {
  getKey: (item: Company) => item.id,
  getLabel: (item: Company) => item.name,
  load: loadCompanies,
};
/** The kind of item to choose, not a company's own name. */
const labelOf = (s: Sample) => (s === sampleFor('zh-CN') ? '公司' : 'Company');
const base = (s: Sample) => ({
  ...shared,
  label: labelOf(s),
  hint: s.companyHint,
  value: numbered[3] ?? null,
  onChange: () => undefined,
});

const meta = {
  title: 'Forms/SelectWidget',
  component: CompanySelect,
  args: { ...shared, label: '', value: null, onChange: fn() },
  render: (args, context) => <CompanySelect {...args} label={labelOf(sampleOf(context))} />,
} satisfies Meta<typeof CompanySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(CompanySelect, selectWidgetStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const NothingChosen: Story = { ...states.one('nothing chosen'), tags: ['!test', 'state'] };

export const Chosen: Story = { ...states.one('chosen'), tags: ['!test', 'state'] };

export const ChosenCanBeTakenBack: Story = {
  ...states.one('chosen, can be taken back'),
  tags: ['!test', 'state'],
};

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

type ListState = Omit<(typeof selectListStates)[number], 'name'>;

/** The list of an open widget. */
function ListInState({ state, label }: { state: ListState; label: string }) {
  const { status, loaded, total } = state;
  return (
    <div className={styles.panel}>
      <SelectPanel
        {...shared}
        label={label}
        list={{ status, items: numbered.slice(0, loaded), total, page: 1, search: '' }}
        onAsk={fn()}
        renderItem={undefined}
        selectedKey={undefined}
        onChoose={fn()}
      />
    </div>
  );
}

/** UI-16: The list loading, empty, failed, and partly loaded. */
export const ListStates: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <StateGrid
      cells={selectListStates.map(({ name, status, loaded, total }) => ({
        name,
        children: (
          <ListInState state={{ status, loaded, total }} label={labelOf(sampleOf(context))} />
        ),
      }))}
    />
  ),
};

/** Returns the story of the list in one state. */
const list = (name: string): Story => ({
  render: (_args, context) => {
    const state = selectListStates.find((each) => each.name === name);
    if (!state) throw new Error(`there is no state “${name}”`);
    return <ListInState state={state} label={labelOf(sampleOf(context))} />;
  },
});

export const PartOfTheList: Story = { ...list('part of it'), tags: ['!test', 'state'] };

export const MoreIsLoading: Story = { ...list('more is loading'), tags: ['!test', 'state'] };

export const MoreHasFailed: Story = { ...list('more has failed'), tags: ['!test', 'state'] };

/** The list is loading until the answer comes, and shows that. */
export const Loading: Story = {
  args: { load: () => new Promise<never>(() => undefined) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = within(await screen.findByRole('dialog'));
    const name = uiTexts[localeOf({ globals })].select.loading;
    await waitFor(() => expect(panel.getByRole('status', { name })).toBeVisible());
    await expect(panel.queryByRole('option')).toBeNull();
  },
};

const options = () => screen.getAllByRole('option');

/** UI-01, UI-02, UI-03: pages of ten, the total from the answer's meta, more on demand, a choice by keyboard. */
export const Pages: Story = {
  args: { load: loadWatched },
  beforeEach: watch(0),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(options()).toHaveLength(10));
    await expect(liveRequest.at(-1)).toMatchObject({ page: 1, per_page: 10, search: '' });
    await expect(screen.getByRole('status')).toHaveTextContent('23');
    const more = within(screen.getByRole('dialog')).getByRole('button');
    await userEvent.click(more);
    await waitFor(() => expect(options()).toHaveLength(20));
    await expect(liveRequest.at(-1)).toMatchObject({ page: 2 });
    await userEvent.click(options()[11] as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledWith(numbered[11]);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

/** Arrow keys and Enter choose while the focus stays in the search box. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(options()).toHaveLength(10));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(numbered[1]);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(options()).toHaveLength(10));
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The cross takes the choice back; the field stays where it is, and its opener takes the focus. */
export const TakesBack: Story = {
  args: { value: numbered[3] ?? null, isClearable: true },
  play: async ({ canvas, args }) => {
    const [opener, cross] = canvas.getAllByRole('button');
    if (!opener || !cross) throw new Error('a field without its cross');
    const before = opener.getBoundingClientRect();
    await userEvent.click(cross);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(opener).toHaveFocus();
    await expect(opener.getBoundingClientRect()).toEqual(before);
  },
};

/** A failed list shows the failure and loads again. */
export const Failed: Story = {
  args: { load: loadWatched },
  beforeEach: watch(1),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('alert');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button'));
    await waitFor(() => expect(options()).toHaveLength(10));
  },
};

/**
 * A failed further page shows the failure at the panel's foot, and only that page loads again, in sight.
 */
export const MoreFailed: Story = {
  args: { load: loadMoreAtSecond },
  beforeEach: watch(0),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(options()).toHaveLength(10));
    const panel = within(screen.getByRole('dialog'));
    const frame = screen.getByRole('dialog').getBoundingClientRect();
    const isInSight = (element: Element | undefined): boolean => {
      const { top = -1, bottom = Infinity } = element?.getBoundingClientRect() ?? {};
      return top >= frame.top && bottom <= frame.bottom;
    };
    const button = panel.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(isInSight(screen.getByRole('alert'))).toBe(true));
    await expect(options()).toHaveLength(10);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(options()).toHaveLength(20));
    await waitFor(() => expect(isInSight(options()[10])).toBe(true));
    await expect(liveRequest.map(({ page }) => page)).toEqual([1, 2, 2]);
  },
};

/** An empty list shows that it is empty. */
export const Empty: Story = {
  args: { load: () => Promise.resolve({ data: [], meta: { total: 0 } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
