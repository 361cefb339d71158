import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { inPanel } from '../../story/onStage.tsx';
import { hostQuestionSample, questionSample } from '../../story/samples/question.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { questionBoardStates } from './QuestionBoard.states.ts';
import { QuestionBoard } from './QuestionBoard.tsx';
import type { QuestionBoardProps } from './QuestionBoard.tsx';

const questionsFor = (locale: Locale, view: QuestionBoardProps['view']) =>
  view === 'host'
    ? hostQuestionSample(locale)
    : questionSample(locale).filter(({ state }) => state !== 'hidden');

const propsFor = (locale: Locale, view: QuestionBoardProps['view'] = 'audience') => ({
  t: liveTextFor(locale),
  questions: questionsFor(locale, view),
  maxLength: 500,
});

const meta = {
  title: 'Live room/QuestionBoard',
  component: QuestionBoard,
  args: propsFor('en'),
  decorators: [inPanel(640)],
  render: (args, context) => {
    const locale = localeOf(context);
    const { t, questions } = propsFor(locale, args.view);
    return (
      <QuestionBoard
        key={locale}
        {...args}
        t={t}
        questions={args.questions.length === 0 ? args.questions : questions}
      />
    );
  },
} satisfies Meta<typeof QuestionBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const audience = { onAsk: fn(), onVote: fn(), mayBeAnonymous: true };
const host = {
  view: 'host',
  onTakeUp: fn(),
  onAnswered: fn(),
  onReply: fn(),
  onHide: fn(),
  onRestore: fn(),
} as const;

export const Default: Story = { args: audience };

export const ForTheHost: Story = { args: host };

function Framed({ locale, ...props }: QuestionBoardProps & { locale: Locale }) {
  const questions = props.view === 'host' ? questionsFor(locale, 'host') : props.questions;
  return (
    <div style={{ blockSize: 640 }}>
      <QuestionBoard {...props} questions={questions} />
    </div>
  );
}

const states = statesOf(
  Framed,
  questionBoardStates,
  (s) => ({ locale: localeOfSample(s), ...propsFor(localeOfSample(s)) }),
  { isPanel: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const TheAudience: Story = { ...states.one('the audience'), tags: ['!test', 'state'] };

export const TheHost: Story = { ...states.one('the host'), tags: ['!test', 'state'] };

export const NothingAskedYet: Story = {
  ...states.one('nothing asked yet'),
  tags: ['!test', 'state'],
};

export const NothingCanBeAskedAnyMore: Story = {
  ...states.one('nothing can be asked any more'),
  tags: ['!test', 'state'],
};

const rowOf = (text: HTMLElement) => within(text.closest('article') as HTMLElement);

/** A question is asked, anonymously on request; spaces alone are not sent. */
export const Interaction: Story = {
  args: { ...audience, questions: [] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '  {Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(field, 'What about 2027? {Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('What about 2027?', true);
    await expect(field).toHaveValue('');
  },
};

/** A refused question stays in the field, with the reason. */
export const NotTaken: Story = {
  args: { onAsk: fn(() => Promise.reject(new Error('refused'))), questions: [] },
  render: (args, context) => (
    <QuestionBoard
      {...args}
      t={liveTextFor(localeOf(context))}
      problem={liveSample(localeOf(context)).announcement}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'What about 2027?{Enter}');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledOnce());
    await expect(field).toHaveValue('What about 2027?');
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(liveSample(localeOf({ globals })).announcement),
    );
  },
};

/**
 * Others’ open questions can be voted for, and the vote removed; the reader’s own and answered ones
 * can’t.
 */
export const Votes: Story = {
  args: audience,
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { longText, thanks, heZhiyuan, zhouYuanhang } = liveSample(locale);
    const wanted = rowOf(canvas.getByText(longText)).getByRole('button');
    await expect(wanted).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(wanted);
    await expect(args.onVote).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), false);
    await userEvent.click(rowOf(canvas.getByText(thanks)).getByRole('button'));
    await expect(args.onVote).toHaveBeenLastCalledWith(expect.objectContaining({ id: 3 }), true);
    await expect(rowOf(canvas.getByText(t('live.chat.you'))).queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(heZhiyuan)).toBeNull();
    await userEvent.click(
      canvas.getByRole('radio', { name: t('liveTalk.questions.shelves.answered', { count: 1 }) }),
    );
    const answer = canvas.getByText(t('liveTalk.questions.answerOf', { name: zhouYuanhang }));
    await expect(rowOf(answer).queryByRole('button')).toBeNull();
  },
};

/** The question being answered comes first and is marked, also before ones with more votes. */
export const BeingAnswered: Story = {
  args: audience,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(t('liveTalk.questions.live'));
  },
};

/**
 * The audience reads no name of an anonymous author; the host reads it, with a note that it is
 * hidden.
 */
export const WithoutAName: Story = {
  args: host,
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const { ilonaVarga, thanks } = liveSample(locale);
    const row = rowOf(canvas.getByText(thanks));
    await expect(row.getByText(ilonaVarga)).toBeVisible();
    await expect(row.getByText(liveTextFor(locale)('liveTalk.questions.anonymous'))).toBeVisible();
  },
};

/** The host takes a question up, ends it, dismisses one, and restores one. */
export const HostActs: Story = {
  args: host,
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { longText, question, thanks } = liveSample(locale);
    const press = (text: string, name: string) =>
      userEvent.click(
        rowOf(canvas.getAllByText(text)[0] as HTMLElement).getByRole('button', { name }),
      );
    const one = (id: number) => expect.objectContaining({ id });
    await press(longText, t('liveTalk.questions.takeUp'));
    await expect(args.onTakeUp).toHaveBeenCalledWith(one(1));
    await press(question, t('liveTalk.questions.answered'));
    await expect(args.onAnswered).toHaveBeenCalledWith(one(2));
    await press(thanks, t('liveTalk.questions.hide'));
    await expect(args.onHide).toHaveBeenCalledWith(one(3));
    await userEvent.click(
      canvas.getByRole('radio', { name: t('liveTalk.questions.shelves.hidden', { count: 1 }) }),
    );
    await press(thanks, t('liveTalk.questions.restore'));
    await expect(args.onRestore).toHaveBeenCalledWith(one(6));
  },
};

/**
 * A written answer is sent from the question itself; the focus returns to the button that opened
 * the field.
 */
export const Replies: Story = {
  args: host,
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const row = rowOf(canvas.getByText(liveSample(locale).longText));
    const reply = row.getByRole('button', { name: t('liveTalk.questions.reply') });
    await userEvent.click(reply);
    await waitFor(() => expect(row.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('A third.{Enter}');
    await expect(args.onReply).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 'A third.');
    await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
    await expect(reply).toHaveFocus();
  },
};

/** Opening the field focuses it; Escape or the button closes it, and the draft is kept. */
export const ReplyPutAway: Story = {
  args: host,
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const row = rowOf(canvas.getByText(liveSample(locale).longText));
    const reply = row.getByRole('button', { name: t('liveTalk.questions.reply') });
    reply.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('A th{Escape}');
    await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
    await expect(reply).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row.getByRole('textbox')).toHaveFocus());
    await expect(row.getByRole('textbox')).toHaveValue('A th');
    await userEvent.click(reply);
    await waitFor(() => expect(row.queryByRole('textbox')).toBeNull());
    await expect(reply).toHaveFocus();
  },
};

function Moving({ locale, ...props }: QuestionBoardProps & { locale: Locale }) {
  const [questions, setQuestions] = useState(props.questions);
  const { question } = liveSample(locale);
  return (
    <>
      <button
        style={{ blockSize: 24 }}
        onClick={() =>
          setQuestions((old) =>
            old.map((one) => (one.isOwn === true ? { ...one, state: 'live' } : one)),
          )
        }
      >
        own is taken up
      </button>
      <button
        style={{ blockSize: 24 }}
        onClick={() =>
          setQuestions((old) => [
            ...old,
            {
              id: 99,
              text: question,
              author: null,
              time: new Date(0),
              votes: 0,
              hasVoted: false,
              state: 'waiting',
            },
          ])
        }
      >
        somebody asks
      </button>
      <QuestionBoard {...props} questions={questions} />
    </>
  );
}

const moving: Story['render'] = (args, context) => {
  const locale = localeOf(context);
  return <Moving locale={locale} {...args} {...propsFor(locale, args.view)} />;
};

/** A member is notified when their own question comes up; others’ questions don't notify them. */
export const OwnTurn: Story = {
  args: audience,
  render: moving,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByText('somebody asks'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByText('own is taken up'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('liveTalk.questions.own.live')),
    );
  },
};

/** The host is notified of a new question. */
export const SomebodyAsks: Story = {
  args: host,
  render: moving,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByText('somebody asks'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('liveTalk.questions.cameOne')),
    );
  },
};

/** Long names and questions wrap; votes and buttons keep their position. */
export const LongText: Story = {
  tags: ['visual'],
  args: host,
  render: (args, context) => {
    const locale = localeOf(context);
    const { longName, longText } = liveSample(locale);
    const questions = hostQuestionSample(locale).map((one) => ({
      ...one,
      author: longName,
      text: `${longText} ${'x'.repeat(80)}`,
      votes: 10_000,
    }));
    return <QuestionBoard {...args} t={liveTextFor(locale)} questions={questions} />;
  },
};

export const OnPhone: Story = { ...onPhone, args: audience };
