import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AttendeeList } from '../../AttendeeList/index.ts';
import { AutoplayPrompt } from '../../AutoplayPrompt/index.ts';
import { Banner } from '../../Banner/index.ts';
import { ChatPanel } from '../../ChatPanel/index.ts';
import { ConnectionBanner } from '../../ConnectionBanner/index.ts';
import { HandQueue } from '../../HandQueue/index.ts';
import { HostControls } from '../../HostControls/index.ts';
import { LiveTimer } from '../../LiveTimer/index.ts';
import { RoomControls } from '../../RoomControls/index.ts';
import type { RoomControlsProps } from '../../RoomControls/index.ts';
import { RoomNotices } from '../../RoomNotices/index.ts';
import { RoomTabs } from '../../RoomTabs/index.ts';
import type { RoomTab } from '../../RoomTabs/index.ts';
import { attendeeSample } from '../../story/attendeeSample.ts';
import { chatSample } from '../../story/chatSample.ts';
import { liveSample } from '../../story/liveSample.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait, slide } from '../../story/portrait.ts';
import { sampleNow } from '../../story/sampleNow.ts';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { VideoGrid } from '../../VideoGrid/index.ts';
import { VideoTile } from '../../VideoTile/index.ts';
import { LiveRoomScreen } from './LiveRoomScreen.tsx';
import type { LiveRoomScreenProps } from './LiveRoomScreen.tsx';

const nothing = () => undefined;
const press = { onPress: nothing };
const pictures = [0, 1, 2, 3].map(portrait);

function Stage({ locale, isHost = false }: { locale: Locale; isHost?: boolean }) {
  const t = liveTextFor(locale);
  const { zhao, ilse, wu, grace, lin, priya, he } = liveSample(locale);
  const names = [zhao, zhao, ilse, wu, grace, lin, priya, he];
  return (
    <VideoGrid
      t={t}
      ids={names.map((_, index) => String(index))}
      homeId="0"
      renderTile={(id) => {
        const number = Number(id);
        return (
          <VideoTile
            t={t}
            name={names[number] ?? zhao}
            role={number === 3 ? 'broadcaster' : 'expert'}
            kind={number === 0 ? 'screen' : 'camera'}
            attach={number === 0 ? slide : number === 6 ? undefined : pictures[number % 4]}
            isSelf={isHost && number === 3}
            isSpeaking={number === 1}
            isMuted={number > 4}
            isHome={number === 0}
            onMakeHome={isHost ? nothing : undefined}
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
  const { he, tomas } = liveSample(locale);
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
                  { id: 1, name: he, secondsWaiting: 192 },
                  { id: 2, name: tomas, secondsWaiting: 107 },
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

const propsFor = (locale: Locale): LiveRoomScreenProps => {
  const t = liveTextFor(locale);
  return {
    t,
    title: liveSample(locale).meeting,
    backHref: '#event',
    state: 'streaming',
    startsAt: sampleNow,
    isRecording: true,
    timer: <LiveTimer t={t} seconds={2537} />,
    count: 418,
    headerEnd: `${t('live.roles.broadcaster')} · ${liveSample(locale).wu}`,
    connection: <ConnectionBanner t={t} kind={null} />,
    stage: <Stage locale={locale} isHost />,
    isBackstage: true,
    notices: <RoomNotices t={t} events={[]} />,
    panel: <Panel locale={locale} isHost />,
    isPanelOpen: false,
    onClosePanel: nothing,
    controls: controls(locale, {
      ...onAir,
      screen: press,
      devices: press,
      host: <HostControls t={t} state="streaming" isFree={false} onAct={nothing} />,
      leave: press,
    }),
  };
};

const inState = screenStates(LiveRoomScreen, propsFor);

const meta = {
  title: 'Screens/LiveRoomScreen',
  component: LiveRoomScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof LiveRoomScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host, on air, with two hands up. */
export const Host: Story = { ...inState(), tags: ['visual'] };

/** An expert: own voice and picture, no hold on the meeting. */
export const Expert: Story = inState((locale) => ({
  headerEnd: liveTextFor(locale)('live.roles.expert'),
  stage: <Stage locale={locale} />,
  panel: <Panel locale={locale} first="public_chat" />,
  controls: controls(locale, { ...onAir, devices: press, leave: press }),
}));

/** The audience: a hand, and the audition that ends. */
export const Audience: Story = {
  ...inState((locale) => ({
    count: null,
    headerEnd: undefined,
    isBackstage: false,
    stage: <Stage locale={locale} />,
    offer: (
      <Banner tone="vip" title={liveTextFor(locale)('live.notices.yours.auditionEnding')}>
        <LiveTimer t={liveTextFor(locale)} seconds={60} kind="remaining" />
      </Banner>
    ),
    panel: <Panel locale={locale} first="public_chat" />,
    controls: controls(locale, { hand: press, leave: press }),
  })),
  tags: ['visual'],
};

/** LROL-39 staff moderate: no voice, no picture of their own. */
export const Staff: Story = inState((locale) => ({
  headerEnd: liveTextFor(locale)('live.roles.staff'),
  controls: controls(locale, { leave: press }),
}));

/** The host before the meeting has begun sees the stage and can start. */
export const HostBefore: Story = inState((locale) => ({
  state: 'preparing',
  isRecording: false,
  controls: controls(locale, {
    ...onAir,
    devices: press,
    host: <HostControls t={liveTextFor(locale)} state="preparing" isFree={false} onAct={nothing} />,
    leave: press,
  }),
}));

/** The audience waits before the start. */
export const Waiting: Story = {
  ...inState((locale) => ({
    state: 'unprepare',
    isBackstage: false,
    isRecording: false,
    count: null,
    headerEnd: undefined,
    panel: <Panel locale={locale} first="public_chat" />,
    controls: controls(locale, { leave: press }),
  })),
  tags: ['visual'],
};

/** LROL-09 the meeting is over. */
export const Ended: Story = inState((locale) => ({
  state: 'stopped',
  isRecording: false,
  panel: undefined,
  controls: controls(locale, { leave: press }),
}));

/** The line broke; sound waits for a press. */
export const Reconnecting: Story = inState((locale) => ({
  connection: <ConnectionBanner t={liveTextFor(locale)} kind="reconnecting" />,
  prompt: <AutoplayPrompt t={liveTextFor(locale)} onPress={nothing} />,
}));

function PhoneRoom({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <LiveRoomScreen
      {...propsFor(locale)}
      headerEnd={undefined}
      stage={<Stage locale={locale} />}
      panel={<Panel locale={locale} first="public_chat" />}
      isPanelOpen={isOpen}
      onClosePanel={() => setOpen(false)}
      controls={controls(locale, {
        hand: press,
        panel: { onPress: () => setOpen((old) => !old), isExpanded: isOpen, count: 5 },
        leave: press,
      })}
    />
  );
}

/** On a phone people and chat are a sheet: it takes the focus, Escape gives it back. */
export const OnPhone: Story = {
  ...onPhone,
  render: (_args, context) => <PhoneRoom locale={localeOf(context)} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const opener = canvas.getByRole('button', { name: new RegExp(t('live.controls.people')) });
    await userEvent.click(opener);
    await expect(canvas.getByRole('complementary')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

/** The sheet, open. */
export const OnPhoneWithChat: Story = {
  ...onPhone,
  ...inState((locale) => ({
    headerEnd: undefined,
    stage: <Stage locale={locale} />,
    panel: <Panel locale={locale} first="public_chat" />,
    isPanelOpen: true,
    controls: controls(locale, { hand: press, panel: press, leave: press }),
  })),
};
