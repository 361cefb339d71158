import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { chatSample } from '../../story/samples/chat.ts';
import { liveSample } from '../../story/samples/live.ts';
import { inPanel } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { chatPanelStates } from './ChatPanel.states.ts';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatPanelMessage, ChatPanelProps } from './index.ts';

const nothing = () => undefined;

const propsFor = (locale: Locale): ChatPanelProps => ({
  t: liveTextFor(locale),
  messages: chatSample(locale),
  onSend: nothing,
  maxLength: 1000,
  scrollDelay: 300,
});

const meta = {
  title: 'Live room/ChatPanel',
  component: ChatPanel,
  args: { ...propsFor('en'), onSend: fn() },
  decorators: [inPanel(640)],
  render: (args, context) => {
    const { t, messages } = propsFor(localeOf(context));
    return <ChatPanel {...args} t={t} messages={messages} />;
  },
} satisfies Meta<typeof ChatPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Framed(props: ChatPanelProps) {
  return (
    <div style={{ inlineSize: 352, maxInlineSize: '100%', blockSize: 560 }}>
      <ChatPanel {...props} />
    </div>
  );
}

const states = statesOf(Framed, chatPanelStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(Framed, chatPanelStates, (s) =>
  propsFor(localeOfSample(s)),
);

export const Messages: Story = { ...states.one('messages'), tags: ['!test', 'state'] };

export const OlderCanBeLoaded: Story = {
  ...states.one('older can be loaded'),
  tags: ['!test', 'state'],
};

export const OlderAreLoading: Story = {
  ...states.one('older are loading'),
  tags: ['!test', 'state'],
};

export const Unread: Story = { ...states.one('unread'), tags: ['!test', 'state'] };

export const ForSuperRoles: Story = { ...states.one('for super roles'), tags: ['!test', 'state'] };

export const NoMessagesYet: Story = { ...states.one('no messages yet'), tags: ['!test', 'state'] };
export const NothingCouldBeRead: Story = {
  ...states.one('nothing could be read'),
  tags: ['!test', 'state'],
};

const UNREACHED = 'The server was not reached.';

const withState = (
  locale: Locale,
  state: ChatPanelMessage['state'],
  isOwn = true,
): ChatPanelMessage[] => {
  const messages = chatSample(locale, 3);
  const last = messages.at(-1);
  return last ? [...messages.slice(0, -1), { ...last, state, isOwn }] : messages;
};

/** LCHT-20: A message that was not sent shows the reason, and can be resent or discarded with one press. */
export const Failed: Story = {
  args: { onResend: fn(), onDiscard: fn() },
  render: (args, context) => (
    <ChatPanel
      {...args}
      t={liveTextFor(localeOf(context))}
      messages={withState(localeOf(context), 'failed').map((message) =>
        message.state === 'failed' ? { ...message, reason: UNREACHED } : message,
      )}
    />
  ),
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(`${t('live.chat.failed')} · ${UNREACHED}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('live.chat.resend') }));
    const message = expect.objectContaining({ state: 'failed' });
    await expect(args.onResend).toHaveBeenCalledWith(message);
    await userEvent.click(canvas.getByRole('button', { name: t('live.chat.discard') }));
    await expect(args.onDiscard).toHaveBeenCalledWith(message);
  },
};

/** The reader’s own message while it is being sent. */
export const Sending: Story = {
  render: (args, context) => (
    <ChatPanel
      {...args}
      t={liveTextFor(localeOf(context))}
      messages={withState(localeOf(context), 'sending')}
    />
  ),
};

/** LCHT-24: A deleted message keeps its place, but its text is gone. */
export const Removed: Story = {
  render: (args, context) => (
    <ChatPanel
      {...args}
      t={liveTextFor(localeOf(context))}
      messages={withState(localeOf(context), 'removed', false)}
    />
  ),
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    await canvas.findByText(liveTextFor(locale)('live.chat.removed'));
    await expect(canvas.queryByText(liveSample(locale).longText)).toBeNull();
  },
};

/** LCHT-07: Addresses in a message open as links outside the room; nothing else becomes a link. */
export const Addresses: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const locale = localeOf(context);
    const [first, second] = chatSample(locale, 2);
    if (!first || !second) return <></>;
    const [text, other] = {
      en: ['The filing is at https://filings.example/2026/q3.pdf.', 'javascript:alert(1)'],
      'zh-CN': ['公告见https://filings.example/2026/q3.pdf。', 'javascript:alert(1)'],
    }[locale];
    return (
      <ChatPanel
        {...args}
        {...propsFor(locale)}
        messages={[
          { ...first, text: text ?? '' },
          { ...second, text: other ?? '' },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await expect(link).toHaveTextContent(/^https:\/\/filings\.example\/2026\/q3\.pdf$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
  },
};

/** LCHT-17: Readers without permission to write see the reason instead of the field. */
export const MayNotWrite: Story = {
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <ChatPanel
        {...args}
        {...propsFor(locale)}
        refusal={liveTextFor(locale)('live.chat.refused')}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** LCHT-16: An empty message is not sent. Enter sends the trimmed text and clears the field. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'Page 7 please {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Page 7 please');
    await expect(field).toHaveValue('');
  },
};

/** Enter while composing a Chinese word sends nothing. The field has at least three rows (LCHT-22). */
export const WhileComposing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '请再停留');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('rows', '3');
  },
};

/** LCHT-24: A message that is too long shows the excess, and is not sent. */
export const TooLong: Story = {
  args: { maxLength: 20 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'x'.repeat(23));
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('3'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

function Growing(props: ChatPanelProps) {
  const [messages, setMessages] = useState(props.messages);
  return (
    <>
      <button
        onClick={() =>
          setMessages((old) => [
            ...old,
            { ...(old[0] as ChatPanelMessage), key: `n${old.length}`, text: 'Newest' },
          ])
        }
      >
        one more
      </button>
      <button
        onClick={() =>
          setMessages((old) => [
            ...chatSample('en', 20).map((one) => ({ ...one, key: `o${one.key}` })),
            ...old,
          ])
        }
      >
        older
      </button>
      <ChatPanel {...props} messages={messages} />
    </>
  );
}

const growing: Story['render'] = (args, context) => (
  <Growing {...args} t={liveTextFor(localeOf(context))} messages={chatSample('en', 200)} />
);

const placeOf = (canvasElement: HTMLElement): HTMLElement =>
  canvasElement.querySelector<HTMLElement>('[role=group]') ?? canvasElement;
const distance = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

/** LCHT-19: A reader at the end follows the newest message. Of two hundred at most forty are rendered. */
export const FollowsTheNewest: Story = {
  render: growing,
  args: { scrollDelay: 20 },
  play: async ({ canvas, canvasElement }) => {
    const place = placeOf(canvasElement);
    await waitFor(() => expect(distance(place)).toBeLessThanOrEqual(1));
    await userEvent.click(canvas.getByText('one more'));
    await canvas.findByText('Newest');
    await waitFor(() => expect(distance(place)).toBeLessThanOrEqual(1));
    await expect(place.querySelectorAll('[data-row]').length).toBeLessThanOrEqual(40);
    await expect(canvas.getByRole('status').textContent).toContain('Newest');
  },
};

/** A reader of older messages stays there; a button leads to the newest. */
export const StaysInThePast: Story = {
  render: growing,
  args: { scrollDelay: 20 },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const place = placeOf(canvasElement);
    place.scrollTop = 3000;
    const jump = await canvas.findByRole('button', { name: t('live.chat.newest') });
    await userEvent.click(canvas.getByText('one more'));
    await expect(distance(place)).toBeGreaterThan(500);
    await userEvent.click(jump);
    await waitFor(() => expect(distance(place)).toBeLessThanOrEqual(1));
    await waitFor(() => expect(jump).not.toBeInTheDocument());
  },
};

/** Older messages load above without moving the text being read. */
export const OlderAbove: Story = {
  render: growing,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const place = placeOf(canvasElement);
    place.scrollTop = 400;
    await canvas.findByRole('button', { name: t('live.chat.newest') });
    const rows = () => [...place.querySelectorAll<HTMLElement>('[data-row]')];
    const seen = rows().find((row) => row.offsetTop >= place.scrollTop);
    const at = (seen?.getBoundingClientRect().top ?? 0) - place.getBoundingClientRect().top;
    await userEvent.click(canvas.getByText('older'));
    await waitFor(() => expect(place.scrollTop).toBeGreaterThan(1000));
    const now = rows().find((row) => row.dataset['row'] === seen?.dataset['row']);
    const top = (now?.getBoundingClientRect().top ?? 0) - place.getBoundingClientRect().top;
    await expect(Math.abs(top - at)).toBeLessThanOrEqual(1);
  },
};

/** A busy room: one message every 40 ms until stopped. */
function Busy(props: ChatPanelProps) {
  const [messages, setMessages] = useState(props.messages);
  const [isBusy, setBusy] = useState(true);
  useEffect(() => {
    if (!isBusy) return;
    const talk = setInterval(() => {
      setMessages((old) => [...old, { ...(old[0] as ChatPanelMessage), key: `n${old.length}` }]);
    }, 40);
    return () => clearInterval(talk);
  }, [isBusy]);
  return (
    <>
      <button onClick={() => setBusy(false)}>enough</button>
      <ChatPanel {...props} messages={messages} />
    </>
  );
}

/** LCHT-19: If another message arrives before the chat has scrolled to the last one, it still scrolls. */
export const FollowsAmongMany: Story = {
  args: { scrollDelay: 200 },
  render: (args, context) => (
    <Busy {...args} t={liveTextFor(localeOf(context))} messages={chatSample('en', 30)} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const place = placeOf(canvasElement);
    const height = place.scrollHeight;
    // The scroll event of this move arrives after more messages came below: the reader has not
    // scrolled up.
    await waitFor(() => expect(distance(place)).toBeGreaterThan(60), { interval: 10 });
    await fireEvent.scroll(place);
    await waitFor(() => expect(place.scrollTop).toBeGreaterThan(height), {
      interval: 20,
    });
    await userEvent.click(canvas.getByText('enough'));
    await waitFor(() => expect(distance(place)).toBeLessThanOrEqual(1));
  },
};

/** Only the newest of thousands are rendered; one press shows older ones that are already loaded. */
export const Thousands: Story = {
  args: { onLoadOlder: fn() },
  render: (args, context) => (
    <ChatPanel
      {...args}
      t={liveTextFor(localeOf(context))}
      messages={chatSample(localeOf(context), 700)}
    />
  ),
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const place = placeOf(canvasElement);
    const older = () => canvas.getByRole('button', { name: t('live.chat.older') });
    await waitFor(() => expect(distance(place)).toBeLessThanOrEqual(1));
    for (const _ of [300, 600]) {
      const height = place.scrollHeight;
      place.scrollTop = 0;
      // In the same task: the event of the scroll comes after the press.
      older().click();
      await waitFor(() => expect(place.scrollHeight).toBeGreaterThan(height + 1000));
    }
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    await userEvent.click(older());
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
};
