import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatPanel } from '../ChatPanel/index.ts';
import { chatSample } from '../../story/samples/chat.ts';
import { conversationSample } from '../../story/samples/conversation.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { inPanel } from '../../story/onStage.tsx';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { chatTabsStates } from './ChatTabs.states.ts';
import { ChatTabs } from './ChatTabs.tsx';
import type { ChatTab, ChatTabsProps } from './ChatTabs.tsx';

const nothing = () => undefined;

/** The chat of the open conversation, as the app would render it. */
function SampleChat({ locale, openId }: { locale: Locale; openId?: string | null | undefined }) {
  const one = conversationSample(locale).find(({ id }) => id === openId);
  const count = one?.msg === null || one === undefined ? 0 : 3;
  return (
    <ChatPanel
      key={openId}
      t={liveTextFor(locale)}
      messages={chatSample(locale, count)}
      onSend={nothing}
      maxLength={1000}
      scrollDelay={300}
      {...(one ? { recipient: one } : {})}
    />
  );
}

const propsFor = (locale: Locale): ChatTabsProps => ({
  t: liveTextFor(locale),
  onSelect: nothing,
  onOpen: nothing,
  conversations: conversationSample(locale),
  attendees: liveSample(locale).suMan,
  chat: liveSample(locale).thanks,
  now: sampleNow,
});

const meta = {
  title: 'Live room/ChatTabs',
  component: ChatTabs,
  args: { ...propsFor('en'), onSelect: fn(), onOpen: fn(), selected: 'messages' },
  decorators: [inPanel(560)],
  render: (args, context) => {
    const locale = localeOf(context);
    const { t, attendees, chat } = propsFor(locale);
    const conversations =
      args.conversations.length === 0 ? args.conversations : conversationSample(locale);
    return (
      <ChatTabs
        {...args}
        {...{ t, attendees, chat, conversations }}
        conversation={<SampleChat locale={locale} openId={args.openId} />}
      />
    );
  },
} satisfies Meta<typeof ChatTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { attendeeCount: 418, unread: 5 } };

function Framed({ locale, ...props }: ChatTabsProps & { locale: Locale }) {
  return (
    <div style={{ inlineSize: 352, maxInlineSize: '100%', blockSize: 448 }}>
      <ChatTabs {...props} conversation={<SampleChat locale={locale} openId={props.openId} />} />
    </div>
  );
}

const states = statesOf(
  Framed,
  chatTabsStates,
  (s) => ({ locale: localeOfSample(s), ...propsFor(localeOfSample(s)) }),
  { isPanel: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const People: Story = { ...states.one('people'), tags: ['!test', 'state'] };

export const GroupsAndPeople: Story = {
  ...states.one('groups and people'),
  tags: ['!test', 'state'],
};

export const APrivateChat: Story = { ...states.one('a private chat'), tags: ['!test', 'state'] };

export const WithAnAbsentPartner: Story = {
  ...states.one('with an absent partner'),
  tags: ['!test', 'state'],
};

export const NothingYet: Story = { ...states.one('nothing yet'), tags: ['!test', 'state'] };

/** Holds the state like the app; `more` arrives in the meantime. */
function Held({ locale, ...props }: ChatTabsProps & { locale: Locale }) {
  const [selected, setSelected] = useState<ChatTab>('messages');
  const [openId, setOpenId] = useState<string | null>(null);
  const [conversations, setConversations] = useState(props.conversations);
  return (
    <>
      <button
        style={{ blockSize: 24 }}
        onClick={() =>
          setConversations((old) =>
            old.map((one) => (one.id === 'linXiao' ? { ...one, unread: one.unread + 1 } : one)),
          )
        }
      >
        Lin writes
      </button>
      <ChatTabs
        {...props}
        conversations={conversations}
        selected={selected}
        onSelect={setSelected}
        openId={openId}
        onOpen={setOpenId}
        conversation={<SampleChat locale={locale} openId={openId} />}
      />
    </>
  );
}

const held: Story['render'] = (_args, context) => {
  const locale = localeOf(context);
  return <Held locale={locale} {...propsFor(locale)} />;
};

/** LCHT-06: A press opens the conversation and moves the focus there; going back returns the focus to its row. */
export const Interaction: Story = {
  render: held,
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { zhouYuanhang } = liveSample(locale);
    const row = canvas.getByRole('button', { name: new RegExp(`^${zhouYuanhang}`) });
    await expect(row).toHaveAccessibleName(
      expect.stringContaining(t('live.tabs.unread', { count: 2 })),
    );
    await userEvent.click(row);
    const back = canvas.getByRole('button', { name: t('liveTalk.messages.back') });
    await expect(back).toHaveFocus();
    await expect(
      canvas.getByRole('textbox', { name: t('liveTalk.chat.input', { name: zhouYuanhang }) }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: new RegExp(`^${zhouYuanhang}`) }),
    ).toHaveFocus();
  },
};

/** LCHT-13: Messages that arrive on another tab are counted on the tab and announced once with the sender. */
export const SomebodyWrites: Story = {
  render: held,
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    await userEvent.click(canvas.getAllByRole('tab')[0] as HTMLElement);
    await userEvent.click(canvas.getByText('Lin writes'));
    await expect(canvas.getAllByRole('tab')[2]).toHaveAccessibleName(
      expect.stringContaining(t('live.tabs.unread', { count: 4 })),
    );
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        t('liveTalk.messages.came', {
          name: liveSample(locale).linXiao,
          unread: t('live.tabs.unreadOne'),
        }),
      ),
    );
  },
};

/** LCHT-02, LCHT-05: Arrow keys move over people and public chat to the messages; the group is named. */
export const Keyboard: Story = {
  args: { selected: 'public_chat' },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledWith('messages');
    await expect(canvas.getAllByRole('tab')[2]).toHaveAccessibleName(
      expect.stringContaining(t('liveTalk.messages.tab')),
    );
  },
};

/** LCHT-04: Readers without access to the public chat see the people instead and keep their own messages. */
export const PublicChatNotAllowed: Story = {
  args: { selected: 'public_chat', isChatAllowed: false },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(
      liveSample(localeOf({ globals })).suMan,
    );
  },
};

/** A list that did not load offers a retry. */
export const NotLoaded: Story = {
  args: { conversations: [], status: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Long names and last messages are truncated with an ellipsis; the count stays visible. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const locale = localeOf(context);
    const conversations = conversationSample(locale).map((one) => ({
      ...one,
      name: liveSample(locale).longName,
      msg: liveSample(locale).longText,
      unread: 120,
    }));
    return (
      <ChatTabs {...args} {...propsFor(locale)} selected="messages" conversations={conversations} />
    );
  },
};

export const OnPhone: Story = { ...onPhone, args: { openId: 'zhouYuanhang' } };
