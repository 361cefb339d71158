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
import { EventView } from '../reading/EventView/index.ts';
import { DialOutForm } from '../live/DialOutForm/index.ts';
import { joinParts } from '../layout/CardParts/joinParts.ts';
import { OrganizationCard } from '../account/OrganizationCard/index.ts';
import { UserCard } from '../account/UserCard/index.ts';
import { accountSample } from './samples/account.ts';
import { sampleComments } from './samples/article.ts';
import { chatSample } from './samples/chat.ts';
import { sampleEvents } from './samples/eventList.ts';
import { liveSample } from './samples/live.ts';
import { eventView } from './samples/event.ts';
import { sampleOrganization, sampleUser } from './samples/people.ts';
import { callSample, codeSample } from './samples/phone.ts';
import { questionSample } from './samples/question.ts';
import { rightToLeft, rightToLeftPlaces, writeRightToLeft } from './samples/rightToLeft.ts';
import { sampleNow } from './samples/now.ts';
import { nothing } from './samples/words.ts';
import { liveTextFor, localeOf, screenTextOf } from './screenText.ts';

const meta = { title: 'Guide/Right-to-left text' } satisfies Meta;

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
    const { heZhiyuan, eliotMarsh } = liveSample(locale);
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
            { id: 1, name: heZhiyuan, fullName: hebrew, secondsWaiting: 192 },
            { id: 2, name: arabic, fullName: eliotMarsh, secondsWaiting: 107 },
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

/** Returns the left edges of words within one text, in px. */
function leftEdges(text: Node, words: readonly string[]): number[] {
  const range = document.createRange();
  return words.map((word) => {
    const at = (text.nodeValue ?? '').indexOf(word);
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    return range.getBoundingClientRect().left;
  });
}

/** Returns the texts of an element that contain all of these words. */
function textsWith(root: Element, words: readonly string[]): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (words.every((word) => node?.nodeValue?.includes(word) === true)) found.push(node);
  return found;
}

/** Names joined in one line: regions, co-organizers, places, the address of a call. */
export const JoinedNames: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    const { hebrew: one, arabic: other } = rightToLeftPlaces;
    const [call] = callSample(locale);
    return (
      <Stack gap={6}>
        <EventView
          t={screenTextOf(context)}
          event={{
            ...eventView(locale),
            region: joinParts([one, other]),
            coOrganizers: [one, other],
          }}
          yuanPerCoin={7}
          onShare={nothing}
        />
        <OrganizationCard
          organization={{ ...sampleOrganization(locale), industry: one, place: other }}
        />
        <OrganizationCard
          look="page"
          organization={{ ...sampleOrganization(locale), place: joinParts([one, other]) }}
        />
        <DialOutForm
          t={liveTextFor(locale)}
          countries={codeSample(locale)}
          onCall={nothing}
          onHangUp={nothing}
          minutesBefore={1}
          calls={call ? [{ ...call, name: one, address: other }] : []}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const { hebrew: one, arabic: other } = rightToLeftPlaces;
    const lines = textsWith(canvasElement, [one, other]);
    // Region, co-organizers, the organization's line, and its place.
    await expect(lines).toHaveLength(4);
    for (const line of lines) {
      const [first = 0, second = 0] = leftEdges(line, [one, other]);
      await expect(first).toBeLessThan(second);
    }
  },
};
