import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import {
  lockedArticle,
  openArticle,
  sampleComments,
  sampleReasons,
} from '../../story/samples/article.ts';
import type { StoryContext } from '../../story/allStates.tsx';
import { longerProps, LongTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { lengthened } from '../../story/lengthened.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { localeOf, screenTextFor, screenTextOf } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { articleViewStates, commentsStates } from './ArticleView.states.ts';
import { ArticleView } from './ArticleView.tsx';
import { Comments } from './Comments.tsx';
import type { CommentsProps } from './Comments.tsx';
import { Reactions } from './Reactions.tsx';

const meta = {
  title: 'Reading/ArticleView',
  component: ArticleView,
  args: {
    t: screenTextFor('en'),
    article: lockedArticle('en'),
    now: sampleNow,
    onShare: fn(),
    onDownload: fn(),
  },
  render: (args, context) => (
    <ArticleView {...args} t={screenTextOf(context)} article={openArticle(localeOf(context))} />
  ),
} satisfies Meta<typeof ArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (args, context) => (
    <StateGrid
      isWide
      cells={articleViewStates.map(({ name }) => ({
        name,
        children: (
          <ArticleView
            {...args}
            t={screenTextOf(context)}
            article={(name === 'open' ? openArticle : lockedArticle)(localeOf(context))}
          />
        ),
      }))}
    />
  ),
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = {
  ...onNarrowestPhone,
  render: (args, context) => (
    <LongTranslation context={context}>
      <ArticleView
        {...longerProps(
          lengthened({
            ...args,
            t: screenTextOf(context),
            article: lockedArticle(localeOf(context)),
          }),
        )}
      />
    </LongTranslation>
  ),
};

/** Makes a story of the article in one state. */
const one = (name: string): Story => ({
  render: (args, context) => (
    <ArticleView
      {...args}
      t={screenTextOf(context)}
      article={(name === 'open' ? openArticle : lockedArticle)(localeOf(context))}
    />
  ),
});

export const Locked: Story = { ...one('locked'), tags: ['!test', 'state'] };

export const Open: Story = { ...one('open'), tags: ['!test', 'state'] };

/** CONT-29: A file can be downloaded only if its address is provided. */
export const Files: Story = {
  args: { onDownload: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /xlsx/ }));
    await expect(args.onDownload).toHaveBeenCalledWith('/files/1');
  },
};

const onReact = fn();
const onRetry = fn();

/** CONT-21 CONT-22: A dislike requires a reason, and the form asks for it. */
export const Interaction: Story = {
  render: (_args, context) => (
    <Reactions
      t={screenTextOf(context)}
      likes={284}
      dislikes={9}
      mine="none"
      reasons={sampleReasons(localeOf(context))}
      onReact={onReact}
    />
  ),
  play: async ({ canvas }) => {
    onReact.mockClear();
    const dislike = canvas.getByRole('button', { name: /9/ });
    await userEvent.click(dislike);
    const [reason] = await canvas.findAllByRole('checkbox');
    const [send] = canvas.getAllByRole('button').slice(2);
    if (send) await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(onReact).not.toHaveBeenCalled();
    if (reason) await userEvent.click(reason);
    if (send) await userEvent.click(send);
    await expect(onReact).toHaveBeenCalledWith('dislike', ['reason0']);
    // The reasons are gone, with the button that had the focus.
    await expect(dislike).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click((await canvas.findAllByRole('button')).at(-1) as HTMLElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(dislike).toHaveFocus();
  },
};

/** A reaction being sent keeps the focus where it is, and ignores presses. */
export const ReactionPending: Story = {
  render: function Sending(_args, context) {
    const [isPending, setPending] = useState(false);
    return (
      <Reactions
        t={screenTextOf(context)}
        likes={284}
        dislikes={9}
        mine="none"
        reasons={[]}
        isPending={isPending}
        onReact={(reaction, reasons) => {
          onReact(reaction, reasons);
          setPending(true);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    onReact.mockClear();
    const like = canvas.getByRole('button', { name: /284/ });
    like.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(like).toHaveAttribute('aria-disabled', 'true'));
    await expect(like).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onReact).toHaveBeenCalledTimes(1);
  },
};

/** AUTH-30: A visitor who reacts is asked to log in, and nothing is sent. */
export const VisitorReacts: Story = {
  render: (_args, context) => (
    <Reactions
      t={screenTextOf(context)}
      likes={284}
      dislikes={9}
      mine="none"
      reasons={[]}
      loginHref="#login"
      onReact={onReact}
    />
  ),
  play: async ({ canvas }) => {
    onReact.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /284/ }));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#login');
    await expect(onReact).not.toHaveBeenCalled();
  },
};

const commentsFor = (context: StoryContext): CommentsProps => ({
  t: screenTextOf(context),
  comments: sampleComments(localeOf(context)),
  total: 2,
  now: sampleNow,
  draft: '',
  onDraftChange: fn(),
  onSend: () => Promise.resolve(),
  onRemove: fn(),
  onRetry,
});

/** ERR-13: Comments by others, and the reader's own, which can be deleted. */
export const CommentsOfMember: Story = {
  render: (_args, context) => <Comments {...commentsFor(context)} />,
};

/** CONT-31: A user without the full text reads comments, deletes their own and cannot write. */
export const CommentsOfLockedArticle: Story = {
  render: (_args, context) => <Comments {...commentsFor(context)} isLocked />,
  play: async ({ canvas, globals }) => {
    const t = screenTextOf({ globals });
    await expect(canvas.getByText(t('article.comments.locked'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** UI-16: Comments loading, failed and empty. */
export const CommentsStates: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <StateGrid
      isWide
      cells={commentsStates.map(({ name, props }) => ({
        name,
        children: <Comments {...commentsFor(context)} {...props} />,
      }))}
    />
  ),
};

/** Makes a story of the comments in one state. */
const comments = (name: string): Story => ({
  render: (_args, context) => (
    <Comments
      {...commentsFor(context)}
      {...commentsStates.find((each) => each.name === name)?.props}
    />
  ),
});

export const OlderCommentsCanBeLoaded: Story = {
  ...comments('older can be loaded'),
  tags: ['!test', 'state'],
};

export const CommentsLoading: Story = { ...comments('loading'), tags: ['!test', 'state'] };

export const CommentsDidNotLoad: Story = { ...comments('failed'), tags: ['!test', 'state'] };

export const NoCommentsYet: Story = { ...comments('none yet'), tags: ['!test', 'state'] };

export const NoCommentsYetForAVisitor: Story = {
  ...comments('none yet, for a visitor'),
  tags: ['!test', 'state'],
};

/** UI-16: Comments that did not load can be retried; the draft is kept. */
export const CommentsFailed: Story = {
  render: (_args, context) => (
    <Comments {...commentsFor(context)} state="error" comments={[]} total={0} draft="x" />
  ),
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('textbox')).toHaveValue('x');
    const send = screenTextOf({ globals })('article.comments.send');
    const [retry] = canvas.getAllByRole('button').filter((each) => each.textContent !== send);
    if (retry) await userEvent.click(retry);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = {
  ...enlargedWhole,
  render: (args, context) => (
    <>
      {[3, 4].map((count) => {
        const article = openArticle(localeOf(context));
        const keyData = [...article.keyData, { label: 'Receivables', value: '−7\u00A0%' }];
        return (
          <ArticleView
            key={count}
            {...args}
            t={screenTextOf(context)}
            article={{ ...article, keyData: keyData.slice(-count) }}
          />
        );
      })}
    </>
  ),
};
