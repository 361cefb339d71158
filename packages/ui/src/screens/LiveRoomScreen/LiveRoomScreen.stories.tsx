import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Announcement } from '../../live/Announcement/index.ts';
import { AttendeeList } from '../../live/AttendeeList/index.ts';
import { AutoplayPrompt } from '../../live/AutoplayPrompt/index.ts';
import { RecordingConsentPrompt } from '../../live/RecordingConsentPrompt/index.ts';
import { ChatPanel } from '../../live/ChatPanel/index.ts';
import { ConnectionBanner } from '../../live/ConnectionBanner/index.ts';
import { HandQueue } from '../../live/HandQueue/index.ts';
import { HostControls, hostItems } from '../../live/HostControls/index.ts';
import { LiveTimer } from '../../live/LiveTimer/index.ts';
import { RoomControls } from '../../live/RoomControls/index.ts';
import type { RoomControlsProps } from '../../live/RoomControls/index.ts';
import { RoomNotices } from '../../live/RoomNotices/index.ts';
import { RoomTabs } from '../../live/RoomTabs/index.ts';
import type { RoomTab } from '../../live/RoomTabs/index.ts';
import { attendeeSample } from '../../story/samples/attendee.ts';
import { chatSample } from '../../story/samples/chat.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait, slide } from '../../story/samples/portrait.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { VideoGrid } from '../../live/VideoGrid/index.ts';
import { VideoTile } from '../../live/VideoTile/index.ts';
import { LiveRoomHeader } from './LiveRoomHeader.tsx';
import type { LiveRoomHeaderProps } from './LiveRoomHeader.tsx';
import { LiveRoomPanel } from './LiveRoomPanel.tsx';
import { LiveRoomScreen } from './LiveRoomScreen.tsx';
import type { LiveRoomScreenProps } from './LiveRoomScreen.tsx';
import { LiveRoomStage } from './LiveRoomStage.tsx';
import type { LiveRoomStageProps } from './LiveRoomStage.tsx';
import { LiveRoomVideos } from './LiveRoomVideos.tsx';
import type { LiveRoomVideosProps } from './LiveRoomVideos.tsx';
import { MoreMenu } from './MoreMenu.tsx';

const nothing = () => undefined;
const press = { onPress: nothing };
const portraits = [0, 1, 2, 3].map(portrait);

function Stage({ locale, isHost = false }: { locale: Locale; isHost?: boolean }) {
  const t = liveTextFor(locale);
  const { zhouYuanhang, helenaBrandt, suMan, danielOkafor, linXiao, ilonaVarga, heZhiyuan } =
    liveSample(locale);
  const names = [
    zhouYuanhang,
    zhouYuanhang,
    helenaBrandt,
    suMan,
    danielOkafor,
    linXiao,
    ilonaVarga,
    heZhiyuan,
  ];
  return (
    <VideoGrid
      t={t}
      ids={names.map((_, index) => String(index))}
      spotlightId="0"
      renderTile={(id) => {
        const number = Number(id);
        return (
          <VideoTile
            t={t}
            name={names[number] ?? zhouYuanhang}
            role={number === 3 ? 'broadcaster' : 'expert'}
            kind={number === 0 ? 'screen' : 'camera'}
            attach={number === 0 ? slide : number === 6 ? undefined : portraits[number % 4]}
            isSelf={isHost && number === 3}
            isSpeaking={number === 1}
            isMuted={number > 4}
            isSpotlight={number === 0}
            onSpotlight={isHost ? nothing : undefined}
          />
        );
      }}
    />
  );
}

function Panel({ locale, isHost = false, first = 'attendees' }: PanelProps) {
  const t = liveTextFor(locale);
  const [tab, setTab] = useState<RoomTab>(first);
  const [source] = useState(() => attendeeSample(locale));
  const { heZhiyuan, eliotMarsh } = liveSample(locale);
  return (
    <RoomTabs
      t={t}
      selected={tab}
      onSelect={setTab}
      attendeeCount={418}
      unread={tab === 'public_chat' ? 0 : 5}
      attendees={
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%', gap: 8 }}>
          {isHost && (
            <div style={{ paddingBlockStart: 8 }}>
              <HandQueue
                t={t}
                hands={[
                  { id: 1, name: heZhiyuan, secondsWaiting: 192 },
                  { id: 2, name: eliotMarsh, secondsWaiting: 107 },
                ]}
                onBring={nothing}
                onLower={nothing}
              />
            </div>
          )}
          <div style={{ flex: 1, minBlockSize: 0 }}>
            <AttendeeList
              t={t}
              source={source}
              {...(isHost ? { actionsOf: () => [], onKeyword: nothing } : {})}
            />
          </div>
        </div>
      }
      chat={
        <ChatPanel
          t={t}
          messages={chatSample(locale)}
          onSend={nothing}
          maxLength={1000}
          scrollDelay={300}
          {...(isHost ? { onRemove: nothing } : {})}
        />
      }
    />
  );
}
interface PanelProps {
  locale: Locale;
  isHost?: boolean;
  first?: RoomTab;
}

const controls = (locale: Locale, more: Omit<RoomControlsProps, 't'>) => (
  <RoomControls t={liveTextFor(locale)} fullScreen={press} {...more} />
);
const onAir = { microphone: { ...press, isOn: true }, camera: { ...press, isOn: true } };

interface SampleRoomProps extends Omit<Partial<LiveRoomScreenProps>, 'header' | 'stage' | 'panel'> {
  /** The toolbar's language. */
  locale: Locale;
  header?: Partial<LiveRoomHeaderProps>;
  stage?: Partial<LiveRoomStageProps>;
  videos?: Partial<LiveRoomVideosProps>;
  /** The panel's content; null for a room without a panel. */
  panel?: ReactElement | null;
  onClosePanel?: () => void;
}

/** The host's room in a running meeting, with some of its parts changed. */
function SampleRoom(props: SampleRoomProps) {
  const { locale, header, stage, videos, panel, onClosePanel = nothing, ...room } = props;
  const t = liveTextFor(locale);
  return (
    <LiveRoomScreen
      t={t}
      state="streaming"
      isBackstage
      header={
        <LiveRoomHeader
          title={liveSample(locale).meeting}
          backHref="#event"
          isRecording
          timer={<LiveTimer t={t} seconds={2537} />}
          count={418}
          end={`${t('live.roles.broadcaster')} · ${liveSample(locale).suMan}`}
          {...header}
        />
      }
      stage={
        <LiveRoomStage
          connection={<ConnectionBanner t={t} kind={null} />}
          notices={<RoomNotices t={t} events={[]} />}
          {...stage}
        >
          <LiveRoomVideos startsAt={sampleNow} {...videos}>
            {videos?.children ?? <Stage locale={locale} isHost />}
          </LiveRoomVideos>
        </LiveRoomStage>
      }
      panel={
        panel === null ? undefined : (
          <LiveRoomPanel onClose={onClosePanel}>
            {panel ?? <Panel locale={locale} isHost />}
          </LiveRoomPanel>
        )
      }
      controls={controls(locale, {
        ...onAir,
        screen: press,
        devices: press,
        host: <HostControls t={t} actions={['audienceStop', 'stop']} onAct={nothing} />,
        leave: press,
      })}
      {...room}
    />
  );
}

const inState = screenStates<SampleRoomProps>(SampleRoom, (locale) => ({ locale }));

const meta = {
  title: 'Screens/LiveRoomScreen',
  component: SampleRoom,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en', header: { title: liveSample('en').meeting } },
  ...inState(),
} satisfies Meta<typeof SampleRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All questions and notices at once. */
const asking = (locale: Locale): Partial<LiveRoomStageProps> => {
  const t = liveTextFor(locale);
  return {
    announcement: <Announcement t={t} text={liveSample(locale).announcement} />,
    prompt: <RecordingConsentPrompt t={t} kind="recording" onAgree={nothing} onLeave={nothing} />,
    notices: (
      <RoomNotices
        t={t}
        events={[{ id: 1, kind: 'toExpert', name: liveSample(locale).heZhiyuan }]}
        gatherFor={0}
        staysFor={600_000}
      />
    ),
  };
};

/** Questions and notices are beside the tiles, on none. */
async function expectNobodyCovered(
  canvas: ReturnType<typeof within>,
  locale: Locale,
): Promise<void> {
  const t = liveTextFor(locale);
  const notice = await canvas.findByText(
    t('live.notices.toExpert', { name: liveSample(locale).heZhiyuan }),
  );
  const prompt = canvas.getByText(t('live.capture.recording'));
  const grid = canvas.getByRole('group', { name: t('live.grid.label') });
  // The grid is measured a frame after the notice has come.
  await waitFor(async () => {
    const [over, received] = [prompt.getBoundingClientRect(), notice.getBoundingClientRect()];
    for (const tile of within(grid).getAllByRole('group')) {
      const { top, bottom } = tile.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(over.bottom);
      await expect(bottom).toBeLessThanOrEqual(received.top);
    }
  });
}

/** The host, live, with two hands up. */
export const Host: Story = inState();

/** An expert: own audio and video, no control of the meeting. */
export const Expert: Story = inState((locale) => ({
  header: { end: liveTextFor(locale)('live.roles.expert') },
  videos: { children: <Stage locale={locale} /> },
  panel: <Panel locale={locale} first="public_chat" />,
  controls: controls(locale, { ...onAir, devices: press, leave: press }),
}));

/** LROL-39 Staff moderate: no audio, no video of their own. */
export const Staff: Story = inState((locale) => ({
  header: { end: liveTextFor(locale)('live.roles.staff') },
  controls: controls(locale, { leave: press }),
}));

/** Before the meeting has begun, the host sees the stage and can start. */
export const HostBefore: Story = inState((locale) => ({
  state: 'preparing',
  header: { isRecording: false },
  controls: controls(locale, {
    ...onAir,
    devices: press,
    host: <HostControls t={liveTextFor(locale)} actions={['start', 'stop']} onAct={nothing} />,
    leave: press,
  }),
}));

/** The audience waits before the start. */
export const Waiting: Story = {
  ...inState((locale) => ({
    state: 'unprepare',
    isBackstage: false,
    header: { isRecording: false, count: null, end: undefined },
    videos: { music: { isOn: true, onToggle: nothing } },
    panel: <Panel locale={locale} first="public_chat" />,
    controls: controls(locale, { leave: press }),
  })),
  tags: ['visual'],
};

/** LROL-09 the meeting is over. */
export const Ended: Story = inState((locale) => ({
  state: 'stopped',
  header: { isRecording: false },
  panel: null,
  controls: controls(locale, { leave: press }),
}));

/**
 * LHST-15, LHST-27 An announcement is above the stage, and recording starts: neither covers a face.
 */
export const Announced: Story = {
  ...inState((locale) => ({ stage: asking(locale) })),
  tags: ['visual'],
  play: async ({ canvas, globals }) => expectNobodyCovered(canvas, localeOf({ globals })),
};

/** The connection was lost; audio waits for a press. */
export const Reconnecting: Story = inState((locale) => ({
  stage: {
    connection: <ConnectionBanner t={liveTextFor(locale)} kind="reconnecting" />,
    prompt: <AutoplayPrompt t={liveTextFor(locale)} onPress={nothing} />,
  },
}));

interface PhoneRoomProps {
  locale: Locale;
  reader: 'host' | 'expert' | 'audience';
  first?: RoomTab;
}

function PhoneRoom({ locale, reader, first }: PhoneRoomProps) {
  const [isOpen, setOpen] = useState(false);
  const t = liveTextFor(locale);
  const isHost = reader === 'host';
  return (
    <SampleRoom
      locale={locale}
      header={{ end: undefined, count: reader === 'audience' ? null : 418 }}
      videos={{ children: <Stage locale={locale} isHost={isHost} /> }}
      isBackstage={reader !== 'audience'}
      panel={
        <Panel
          locale={locale}
          isHost={isHost}
          first={first ?? (isHost ? 'attendees' : 'public_chat')}
        />
      }
      isPanelOpen={isOpen}
      onClosePanel={() => setOpen(false)}
      controls={controls(locale, {
        ...(reader === 'audience' ? { hand: press } : { ...onAir, devices: press }),
        panel: { onPress: () => setOpen((old) => !old), isExpanded: isOpen, count: 5 },
        leave: press,
        isCompact: true,
        more: (actions) => (
          <MoreMenu
            t={t}
            items={[
              ...actions,
              ...(isHost
                ? hostItems({ t, actions: ['audienceStop', 'stop'], onAct: nothing })
                : []),
            ]}
          />
        ),
      })}
    />
  );
}

/**
 * On a phone people and chat are a sheet: it takes the focus, keeps it, and returns it on Escape.
 */
export const OnPhone: Story = {
  ...onPhone,
  render: (_args, context) => <PhoneRoom locale={localeOf(context)} reader="audience" />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const opener = canvas.getByRole('button', { name: new RegExp(t('live.controls.people')) });
    await userEvent.click(opener);
    const sheet = canvas.getByRole('dialog', { name: t('live.room.panel') });
    await expect(sheet).toHaveFocus();
    await expect(canvas.getByRole('contentinfo')).toHaveAttribute('inert');
    await userEvent.tab();
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The same on a phone: questions and notices cover no face there either. */
export const AskedOnPhone: Story = {
  ...onPhone,
  ...inState((locale) => ({
    stage: asking(locale),
    header: { end: undefined },
    controls: controls(locale, { ...onAir, panel: press, leave: press, isCompact: true }),
  })),
  tags: ['visual'],
  play: async ({ canvas, globals }) => expectNobodyCovered(canvas, localeOf({ globals })),
};

/** The host's hands, meeting controls and leave button are within reach of the thumb. */
export const HostOnPhone: Story = {
  ...onPhone,
  render: (_args, context) => <PhoneRoom locale={localeOf(context)} reader="host" />,
};

export const ExpertOnPhone: Story = {
  ...onPhone,
  render: (_args, context) => <PhoneRoom locale={localeOf(context)} reader="expert" />,
};

/** The sheet, open: the stage keeps what is above it. */
export const OnPhoneWithChat: Story = {
  ...onPhone,
  ...inState((locale) => ({
    header: { end: undefined },
    videos: { children: <Stage locale={locale} /> },
    panel: <Panel locale={locale} first="public_chat" />,
    isPanelOpen: true,
    controls: controls(locale, { hand: press, panel: press, leave: press }),
  })),
};

/** The sheet with hands and attendees. */
export const OnPhoneWithPeople: Story = {
  ...onPhone,
  ...inState(() => ({ header: { end: undefined }, isPanelOpen: true })),
};

/** A window of a size that the toolbar does not have. */
const inWindow = (name: string, width: number, height: number) => ({
  parameters: {
    viewport: {
      options: { [name]: { name, styles: { width: `${width}px`, height: `${height}px` } } },
    },
  },
  globals: { viewport: { value: name } },
});
const roomOf =
  (
    reader: PhoneRoomProps['reader'],
    first: RoomTab = 'public_chat',
  ): NonNullable<Story['render']> =>
  (_args, context) => <PhoneRoom locale={localeOf(context)} reader={reader} first={first} />;

/** Checks that the element is whole in the window, and that nothing covers it. */
async function expectInSight(element: HTMLElement): Promise<void> {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
  await expect(right).toBeLessThanOrEqual(innerWidth);
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  await expect(element).toContainElement(found as HTMLElement);
}

/**
 * A phone in landscape: header, stage, every control and the message field are visible without
 * scrolling.
 */
export const OnItsSide: Story = {
  ...inWindow('onItsSide', 844, 390),
  render: roomOf('host'),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.getByRole('main').clientHeight).toBeGreaterThan(innerHeight / 2);
    await userEvent.type(canvas.getByRole('textbox'), 'Q');
    await expectInSight(canvas.getByRole('button', { name: t('live.chat.send') }));
  },
};

/**
 * A desktop at 200 %: the chat has the whole low window, and its field is reachable without
 * scrolling (WCAG 1.4.4).
 */
export const Enlarged: Story = {
  ...inWindow('enlarged', 720, 450),
  render: roomOf('audience'),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t('live.controls.people')) }),
    );
    await userEvent.type(canvas.getByRole('textbox'), 'Q');
    await expectInSight(canvas.getByRole('button', { name: t('live.chat.send') }));
    await expect(
      canvas.getByRole('group', { name: t('live.chat.list') }).clientHeight,
    ).toBeGreaterThan(96);
  },
};

/**
 * The narrowest window: an expert’s controls are one row; with six lines typed, the send button is
 * still visible.
 */
export const NarrowPhone: Story = {
  ...inWindow('narrowPhone', 320, 640),
  render: roomOf('expert'),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const bar = within(canvas.getByRole('contentinfo')).getAllByRole('button');
    const places = bar.map((control) => control.getBoundingClientRect());
    const end = Math.min(...places.map(({ bottom }) => bottom));
    for (const { top } of places) await expect(top).toBeLessThan(end);
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t('live.controls.people')) }),
    );
    const lines = ['1', '2', '3', '4', '5', '6'].join('{Shift>}{Enter}{/Shift}');
    await userEvent.type(canvas.getByRole('textbox'), lines);
    await expectInSight(canvas.getByRole('button', { name: t('live.chat.send') }));
  },
};

/**
 * A desktop at 400 % (WCAG 1.4.10): content that does not fit scrolls, so that every control of
 * room and chat is reachable.
 */
export const EnlargedMost: Story = {
  ...inWindow('enlargedMost', 320, 256),
  render: roomOf('host'),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    for (const control of within(canvas.getByRole('contentinfo')).getAllByRole('button')) {
      control.scrollIntoView({ block: 'nearest' });
      await expectInSight(control);
    }
    await expect(canvas.getByRole('main').clientHeight).toBeGreaterThanOrEqual(128);
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(t('live.controls.people')) }),
    );
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Q');
    for (const one of [field, canvas.getByRole('button', { name: t('live.chat.send') })]) {
      one.scrollIntoView({ block: 'nearest' });
      await expectInSight(one);
    }
  },
};

/** After joining, the door's button is gone: the keyboard focus moves to the room's name. */
export const FocusOnEntry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

function FullRoom({ locale }: { locale: Locale }) {
  const [isFull, setFull] = useState(false);
  return (
    <SampleRoom
      locale={locale}
      isFullScreen={isFull}
      stage={{ onLeaveFullScreen: () => setFull(false) }}
      controls={controls(locale, {
        ...onAir,
        fullScreen: { onPress: () => setFull(true), isOn: isFull },
        leave: press,
      })}
    />
  );
}

/** LMED-01 Only the stage is in full screen: the exit button takes the focus, and returns it. */
export const FullScreen: Story = {
  render: (_args, context) => <FullRoom locale={localeOf(context)} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const enter = canvas.getByRole('button', { name: t('live.controls.fullScreen') });
    await userEvent.click(enter);
    const stage = canvas.getByRole('main');
    const leave = within(stage).getByRole('button', { name: t('live.controls.exitFullScreen') });
    await expect(leave).toHaveFocus();
    await expect(within(stage).getByText(t('live.room.stageFull'))).toHaveRole('status');
    for (const role of ['banner', 'complementary', 'contentinfo']) {
      await expect(canvas.getByRole(role)).toHaveAttribute('inert');
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(enter).toHaveFocus());
    await expect(leave).not.toBeInTheDocument();
    await expect(canvas.queryByText(t('live.room.stageFull'))).toBeNull();
    await userEvent.click(enter);
    await expect(
      within(stage).getByRole('button', { name: t('live.controls.exitFullScreen') }),
    ).toHaveFocus();
  },
};

/** A room in which the pressed control disappears: the hand, the message, the microphone. */
function VanishingRoom({ locale }: { locale: Locale }) {
  const t = liveTextFor(locale);
  const { heZhiyuan, eliotMarsh } = liveSample(locale);
  const [source] = useState(() => attendeeSample(locale));
  const [tab, setTab] = useState<RoomTab>('attendees');
  const [hasVoice, setVoice] = useState(true);
  const [hands, setHands] = useState([
    { id: 1, name: heZhiyuan, secondsWaiting: 192 },
    { id: 2, name: eliotMarsh, secondsWaiting: 107 },
  ]);
  const [messages, setMessages] = useState(() => chatSample(locale, 3));
  return (
    <SampleRoom
      locale={locale}
      panel={
        <RoomTabs
          t={t}
          selected={tab}
          onSelect={setTab}
          attendees={
            <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
              <HandQueue
                t={t}
                hands={hands}
                onBring={(id) => setHands((old) => old.filter((hand) => hand.id !== id))}
              />
              <div style={{ flex: 1, minBlockSize: 0 }}>
                <AttendeeList t={t} source={source} actionsOf={() => []} onKeyword={nothing} />
              </div>
            </div>
          }
          chat={
            <ChatPanel
              t={t}
              messages={messages}
              onSend={nothing}
              maxLength={1000}
              scrollDelay={300}
              onRemove={({ key }) =>
                setMessages((old) =>
                  old.map((one) => (one.key === key ? { ...one, state: 'removed' } : one)),
                )
              }
            />
          }
        />
      }
      controls={controls(locale, {
        ...(hasVoice ? { microphone: { onPress: () => setVoice(false), isOn: true } } : {}),
        devices: press,
        leave: press,
      })}
    />
  );
}

/**
 * When the focused control disappears, its neighbor gets the focus, never the page (WCAG 2.4.3).
 */
export const FocusGoesOn: Story = {
  render: (_args, context) => <VanishingRoom locale={localeOf(context)} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const { heZhiyuan, eliotMarsh } = liveSample(localeOf({ globals }));
    const bring = (name: string) =>
      canvas.getByRole('button', { name: t('live.hands.bringNamed', { name }) });
    bring(heZhiyuan).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bring(eliotMarsh)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    // No hand is left: the list of people is next, and its field opens no phone's keyboard.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-haspopup', 'menu'));
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(t('live.tabs.chat')) }));
    const removers = () =>
      canvas.getAllByRole('button', { name: new RegExp(t('live.chat.remove', { name: '.*' })) });
    const [, second, third] = removers();
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(removers()[0]).toHaveFocus());
    canvas.getByRole('button', { name: t('live.controls.mute') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('live.controls.devices') })).toHaveFocus(),
    );
  },
};
