import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Comments } from '../reading/ArticleView/Comments.tsx';
import { ChatPanel } from '../live/ChatPanel/index.ts';
import { EventCard } from '../reading/EventCard/index.ts';
import type { EventCardData } from '../reading/EventCard/index.ts';
import { HandQueue } from '../live/HandQueue/index.ts';
import { NoticeList } from '../account/NoticeList/index.ts';
import { QuestionBoard } from '../live/QuestionBoard/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { UserCard } from '../account/UserCard/index.ts';
import { accountSample } from './accountSample.ts';
import { sampleComments } from './articleSample.ts';
import { chatSample } from './chatSample.ts';
import { sampleEvents } from './eventListSample.ts';
import { liveSample } from './liveSample.ts';
import { sampleUser } from './peopleSample.ts';
import { questionSample } from './questionSample.ts';
import { rightToLeft, writeRightToLeft } from './rightToLeftSample.ts';
import { sampleNow } from './sampleNow.ts';
import { nothing } from './sampleWords.ts';
import { liveTextFor, localeOf, screenTextOf } from './screenText.ts';

const meta = { title: 'Content/Right-to-left text' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { hebrew, arabic } = rightToLeft;

/** Checks that each text runs from right to left, and nothing beside it does. */
const runsAlone: Story['play'] = async ({ canvas }) => {
  for (const words of [hebrew, arabic])
    for (const text of canvas.getAllByText(words)) {
      await expect(getComputedStyle(text).direction).toBe('rtl');
      const { direction } = getComputedStyle(text.closest('article, li, section, div') ?? text);
      await expect(direction).toBe('ltr');
    }
};

/** User content on pages: comments, names, events, notifications. */
export const OnPages: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    const t = screenTextOf(context);
    const written = {
      user: writeRightToLeft(sampleUser(locale), ['name', 'position', 'company'], arabic),
      event: writeRightToLeft(sampleEvents[locale][0] as EventCardData, ['name', 'organizer']),
      comments: sampleComments(locale).map((comment, index) =>
        writeRightToLeft(comment, ['authorName', 'body'], index % 2 === 0 ? hebrew : arabic),
      ),
      notices: writeRightToLeft(accountSample(locale).NoticeList, ['title', 'body']),
    };
    return (
      <Stack gap={6}>
        <UserCard user={written.user} />
        <EventCard t={t} event={written.event} />
        <Comments
          t={t}
          comments={written.comments}
          total={written.comments.length}
          now={sampleNow}
          draft={hebrew}
          onDraftChange={nothing}
          onSend={() => Promise.resolve()}
          onRemove={nothing}
        />
        <NoticeList {...written.notices} />
      </Stack>
    );
  },
  play: runsAlone,
};

/** User content in a room: chat, questions, names of raised hands. */
export const InTheRoom: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    const t = liveTextFor(locale);
    const { he, tomas } = liveSample(locale);
    return (
      <Stack gap={6}>
        <ChatPanel
          t={t}
          messages={writeRightToLeft(chatSample(locale, 3), ['author', 'text'], arabic)}
          onSend={nothing}
          maxLength={1000}
          scrollDelay={300}
        />
        <QuestionBoard
          t={t}
          questions={writeRightToLeft(questionSample(locale), ['author', 'text'])}
          maxLength={500}
        />
        <HandQueue
          t={t}
          hands={[
            { id: 1, name: he, fullName: hebrew, secondsWaiting: 192 },
            { id: 2, name: arabic, fullName: tomas, secondsWaiting: 107 },
          ]}
          onBring={nothing}
          onLower={nothing}
          onLowerAll={nothing}
        />
      </Stack>
    );
  },
  play: runsAlone,
};
