import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../layout/Card/index.ts';
import { localeOfSample } from '../../story/screenText.ts';
import { castIn } from '../../story/samples/cast/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { infiniteListStates } from './InfiniteList.states.ts';
import { InfiniteList } from './InfiniteList.tsx';
import type { InfiniteListProps } from './InfiniteList.tsx';

type Props = InfiniteListProps<string>;

const PAGE = 10;
const itemsFrom = (from: number) =>
  Array.from({ length: PAGE }, (_, index) => `# ${from + index + 1}`);
const shared = {
  getKey: (item: string) => item,
  renderItem: (item: string) => <div style={{ padding: 16 }}>{item}</div>,
  hasMore: false,
};
const base = (s: Sample) => ({
  ...shared,
  label: s.heading,
  items: Object.values(castIn(localeOfSample(s)).events)
    .slice(0, 3)
    .map(({ name }) => name),
  onLoadMore: () => undefined,
});

/** The page whose first request fails; 0 for none. */
interface PagesProps extends Props {
  failingPage?: number;
}

/** Loads pages as a screen does, answering in the next tick. There are thirty pages. */
function Pages({ failingPage = 0, ...props }: PagesProps) {
  const [items, setItems] = useState(itemsFrom(0));
  const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready');
  const [hasFailed, setFailed] = useState(false);
  const page = items.length / PAGE;
  const onLoadMore = () => {
    props.onLoadMore();
    setStatus('loading');
    void Promise.resolve().then(() => {
      if (page + 1 === failingPage && !hasFailed) {
        setFailed(true);
        setStatus('failed');
        return;
      }
      setItems([...items, ...itemsFrom(items.length)]);
      setStatus('ready');
    });
  };
  return (
    <div style={{ blockSize: 300, overflow: 'auto' }} tabIndex={0} role="group" aria-label="…">
      <InfiniteList
        {...props}
        items={items}
        status={status}
        hasMore={page < 30}
        onLoadMore={onLoadMore}
      />
    </div>
  );
}

const meta = {
  title: 'Data/InfiniteList',
  component: InfiniteList<string>,
  args: { ...shared, label: '', items: [], onLoadMore: fn() },
  render: (args, context) => <Pages {...args} label={sampleOf(context).heading} />,
} satisfies Meta<typeof InfiniteList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(InfiniteList<string>, infiniteListStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const TheNextPageIsOnItsWay: Story = {
  ...states.one('the next page is on its way'),
  tags: ['!test', 'state'],
};

export const TheNextPageFailedToLoad: Story = {
  ...states.one('the next page failed to load'),
  tags: ['!test', 'state'],
};

export const AButtonAsksForIt: Story = { ...states.one('a button asks for it'), tags: ['!test', 'state'] };

export const ThatIsAll: Story = { ...states.one('that is all'), tags: ['!test', 'state'] };

export const TheFirstPageIsOnItsWay: Story = {
  ...states.one('the first page is on its way'),
  tags: ['!test', 'state'],
};

export const TheFirstPageFailedToLoad: Story = {
  ...states.one('the first page failed to load'),
  tags: ['!test', 'state'],
};

export const Nothing: Story = { ...states.one('nothing'), tags: ['!test', 'state'] };

/** Long items break, and the texts at the end wrap. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <InfiniteList
          {...base(s)}
          items={[
            s.paragraph,
            s.title,
            'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2),
          ]}
          renderItem={(item) => <Card>{item}</Card>}
          hasMore
          status="failed"
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const toEnd = (canvasElement: HTMLElement) => {
  const place = canvasElement.querySelector('[role="group"]');
  place?.scrollTo({ top: place.scrollHeight });
};

/** The next page loads once near the end and is announced. After several pages a button asks. */
export const Interaction: Story = {
  args: { pagesByThemselves: 3 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(async () => {
      toEnd(canvasElement);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4 * PAGE);
    });
    await expect(args.onLoadMore).toHaveBeenCalledTimes(3);
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/10/);
    const more = await canvas.findByRole('button');
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4 * PAGE));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[4 * PAGE]).toHaveFocus());
  },
};

/** The pressed button keeps the focus while the page loads, and after a failure. */
export const KeepsTheFocus: Story = {
  render: function Slow(args, context) {
    const [status, setStatus] = useState<'ready' | 'loading' | 'failed'>('ready');
    const { label, action } = { ...base(sampleOf(context)), ...sampleOf(context) };
    return (
      <>
        <InfiniteList
          {...args}
          {...base(sampleOf(context))}
          label={label}
          hasMore
          pagesByThemselves={0}
          status={status}
          onLoadMore={() => setStatus('loading')}
        />
        <button onClick={() => setStatus('failed')}>{action}</button>
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const [button] = canvas.getAllByRole('button');
    await userEvent.click(button as HTMLElement);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    canvas.getByRole('button', { name: sampleOf({ globals }).action }).click();
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** A failed page stops loading and shows an error; the button retries. */
export const Failed: Story = {
  render: (args, context) => (
    <Pages {...args} failingPage={2} label={sampleOf(context).heading} pagesByThemselves={1} />
  ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2 * PAGE),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
