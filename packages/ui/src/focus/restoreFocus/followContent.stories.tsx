import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Comments } from '../../reading/ArticleView/index.ts';
import type { ArticleComment } from '../../reading/ArticleView/index.ts';
import { NoticesScreen } from '../../screens/NoticesScreen/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { sampleComments } from '../../story/samples/article.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { followContent } from './followContent.ts';
import { restoreFocus } from './restoreFocus.ts';

/** A page that keeps the focus. */
function Page({ children }: { children?: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(
    () => (page.current ? restoreFocus(page.current, { follow: followContent }) : undefined),
    [],
  );
  return <div ref={page}>{children}</div>;
}

const meta = {
  title: 'Guide/followContent',
  component: Page,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<typeof localeOf>[0];

const nothing = (): undefined => undefined;

const press = async (button: HTMLElement): Promise<void> => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

function CommentsPage({ context, isMine }: { context: Context; isMine: readonly boolean[] }) {
  const [sample] = sampleComments(localeOf(context)) as [ArticleComment];
  const made = isMine.map((mine, id) => ({ ...sample, id, isMine: mine }));
  const [comments, setComments] = useState(made.slice(0, 3));
  return (
    <Page>
      <Comments
        t={screenTextFor(localeOf(context))}
        comments={comments}
        total={made.length}
        now={sampleNow}
        draft=""
        onDraftChange={nothing}
        onSend={() => Promise.resolve()}
        onRemove={(id) => setComments((old) => old.filter((each) => each.id !== id))}
        onMore={comments.length < 3 || made.length < 4 ? undefined : () => setComments(made)}
      />
    </Page>
  );
}

/** After one's own comment is deleted, the next one has the focus; after the last, the heading. */
export const CommentDeleted: Story = {
  render: (_args, context) => <CommentsPage context={context} isMine={[true, false, true]} />,
  play: async ({ canvas, globals }) => {
    const t = screenTextFor(localeOf({ globals }));
    const mine = () => canvas.getAllByRole('button', { name: /^(Delete|删除)/ });
    await press(mine()[0] as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveFocus());
    await press(mine()[0] as HTMLElement);
    // The row above is the only one left.
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveFocus());
    await expect(canvas.getByText(t('article.comments.title'))).not.toHaveFocus();
  },
};

/** With the last comment the list goes: its heading has the focus. */
export const LastCommentDeleted: Story = {
  render: (_args, context) => <CommentsPage context={context} isMine={[true]} />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^(Delete|删除)/ }));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Older comments are below: the first of them has the focus, also when the button has gone. */
export const MoreComments: Story = {
  render: (_args, context) => (
    <CommentsPage context={context} isMine={[false, false, false, false, false]} />
  ),
  play: async ({ canvas, globals }) => {
    const t = screenTextFor(localeOf({ globals }));
    await press(canvas.getByRole('button', { name: t('article.comments.more') }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveFocus());
  },
};

/** A filter above a list is removed: the list's heading has the focus. */
export const FilterRemoved: Story = {
  render: function Filtered(_args, context) {
    const words = sampleOf(context);
    const [isFiltered, setFiltered] = useState(true);
    return (
      <Page>
        <Button>{words.second}</Button>
        <section aria-labelledby="filtered">
          <SectionHead id="filtered" title={words.heading} all={{ label: words.tag, href: '#' }} />
          {isFiltered && <Button onPress={() => setFiltered(false)}>{words.action}</Button>}
          <ul>
            <li>
              <a href="#first">{words.first}</a>
            </li>
          </ul>
        </section>
      </Page>
    );
  },
  play: async ({ canvas, globals }) => {
    await press(canvas.getByRole('button', { name: sampleOf({ globals }).action }));
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
};

/** All notifications are read: the page's heading has the focus. */
export const AllRead: Story = {
  render: function Reading(_args, context) {
    const { NoticeList } = accountSample(localeOf(context));
    const [unread, setUnread] = useState(1);
    return (
      <Page>
        <NoticesScreen
          t={NoticeList.t}
          menu={<a href="#menu">{NoticeList.t('personalCenter.notices.title')}</a>}
          notices={NoticeList.notices}
          filter="all"
          filters={{ all: '#all', unread: '#unread' }}
          unread={unread}
          onRead={nothing}
          onReadAll={() => setUnread(0)}
          isReading={false}
          isLoading={false}
          hasFailed={false}
          onRetry={nothing}
        />
      </Page>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = screenTextFor(localeOf({ globals }));
    await press(canvas.getByRole('button', { name: t('personalCenter.notices.markAll') }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

type Load = 'error' | 'loading' | 'ready';

/** Ends the load that the story has started. */
const server = { answer: (): void => undefined };

/** Loads with every second press of retry. */
function Failing({ context }: { context: Context }) {
  const words = sampleOf(context);
  const [state, setState] = useState<Load>('error');
  const attempts = useRef(0);
  const retry = () => {
    attempts.current += 1;
    setState('loading');
    server.answer = () => setState(attempts.current % 2 === 0 ? 'ready' : 'error');
  };
  return (
    <Page>
      <section aria-label={words.heading}>
        {state === 'error' && <ErrorState onRetry={retry} />}
        {state === 'loading' && <Skeleton isAnnounced />}
        {state === 'ready' && (
          <ul>
            <li>
              <a href="#first">{words.first}</a>
            </li>
          </ul>
        )}
      </section>
    </Page>
  );
}

/** A retry leads to what it loads, or to the next retry. */
export const Retried: Story = {
  render: (_args, context) => <Failing context={context} />,
  play: async ({ canvas }) => {
    const retry = () => canvas.getByRole('button', { name: /^(Try again|重试)$/ });
    const part = canvas.getByRole('region');
    await press(retry());
    await waitFor(() => expect(part.firstElementChild).toHaveFocus());
    server.answer();
    await waitFor(() => expect(retry()).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(part.firstElementChild).toHaveFocus());
    server.answer();
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
