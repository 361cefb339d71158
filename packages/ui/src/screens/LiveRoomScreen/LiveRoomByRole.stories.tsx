import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Announcement } from '../../live/Announcement/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { DeviceCheck } from '../../live/DeviceCheck/index.ts';
import { Dialog } from '../../overlays/Dialog/index.ts';
import { HostControls, hostItems } from '../../live/HostControls/index.ts';
import type { HostControlsProps } from '../../live/HostControls/index.ts';
import { LiveTimer } from '../../live/LiveTimer/index.ts';
import { NetworkQuality } from '../../live/NetworkQuality/index.ts';
import { PriceTag } from '../../data/PriceTag/index.ts';
import { RoomControls } from '../../live/RoomControls/index.ts';
import { RoomDialog } from '../../live/RoomDialog/index.ts';
import { inWindow } from '../../story/inWindow.ts';
import { deviceCheckSample } from '../../story/samples/deviceCheck.ts';
import { liveSample } from '../../story/samples/live.ts';
import {
  CaptionsContainer,
  DocumentsContainer,
  QuestionsContainer,
  SettingsContainer,
  StageSample,
  TalkSample,
} from '../../story/roomParts.tsx';
import { DialInSample, DialOutSample } from '../../story/roomPhoneParts.tsx';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { TrialReminder } from '../../live/TrialReminder/index.ts';
import type { LiveText } from '../liveText.ts';
import { HelpMenu } from './HelpMenu.tsx';
import { LiveRoomHeader } from './LiveRoomHeader.tsx';
import { LiveRoomPanel } from './LiveRoomPanel.tsx';
import { LiveRoomScreen } from './LiveRoomScreen.tsx';
import { LiveRoomStage } from './LiveRoomStage.tsx';
import { LiveRoomVideos } from './LiveRoomVideos.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { ReactionPicker } from './ReactionPicker.tsx';
import { RoomReactions } from './RoomReactions.tsx';
import type { PanelSectionId } from './LiveRoomTabs.tsx';
import type { RoomSettingsSection } from './RoomSettings.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const nothing = () => undefined;
const press = { onPress: nothing };
const CLAPPING = [{ id: 1, counts: { clap: 12, heart: 3 } }];
const onAir = { microphone: { ...press, isOn: true }, camera: { ...press, isOn: true } };

interface RoomProps {
  /** The toolbar's language. */
  locale: Locale;
  /** The reader's role in the room. */
  reader: 'host' | 'expert' | 'audience' | 'staff';
  /** The first section. @default 'talk' */
  first?: PanelSectionId;
  /** On a phone the header has room for icons only. @default false */
  isPhone?: boolean;
  /** A document is presented. @default false */
  presents?: boolean;
  /** There is no spotlight. @default false */
  isEven?: boolean;
  /** The room claps. @default false */
  claps?: boolean;
  /** The open tab of the settings; none at first. */
  settings?: RoomSettingsSection;
  /** The layer over the room. */
  over?: (locale: Locale) => ReactNode;
}

function TrialOffer({ locale }: { locale: Locale }) {
  return (
    <TrialReminder
      t={liveTextFor(locale)}
      kind="meeting"
      endsAt={new Date(sampleNow.getTime() + 134_000)}
      now={sampleNow}
      offer={<PriceTag coins={38} yuanPerCoin={6.8} />}
      action={<Button>{locale === 'en' ? 'Pay 38.00 coins' : '支付 38.00 币'}</Button>}
      onDismiss={nothing}
    />
  );
}

/** The room as the app composes it: only the selected parts are mounted. */
function Room(props: RoomProps) {
  const {
    locale,
    reader,
    isPhone = false,
    presents = false,
    isEven = false,
    claps = false,
    settings,
    over,
  } = props;
  const t = liveTextFor(locale);
  const course: HostControlsProps = { t, actions: ['audienceStop', 'stop'], onAct: nothing };
  const [section, setSection] = useState<PanelSectionId>(props.first ?? 'talk');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const leads = reader === 'host' || reader === 'staff';
  const isAudience = reader === 'audience';
  const parts: Record<PanelSectionId, () => ReactNode> = {
    talk: () => <TalkSample locale={locale} leads={leads} />,
    questions: () => <QuestionsContainer locale={locale} leads={leads} />,
    documents: () => <DocumentsContainer locale={locale} leads={leads} />,
    phone: () =>
      leads ? (
        <DialOutSample locale={locale} />
      ) : (
        <DialInSample locale={locale} isConnected={isPhone} />
      ),
  };
  return (
    <LiveRoomScreen
      t={t}
      state="streaming"
      isBackstage={!isAudience}
      isPanelOpen={isPanelOpen}
      header={
        <LiveRoomHeader
          title={liveSample(locale).meeting}
          backHref="#event"
          isTranscribing
          timer={<LiveTimer t={t} seconds={2537} />}
          network={
            <>
              <NetworkQuality
                t={t}
                {...(isAudience ? {} : { up: 2 })}
                down={1}
                isCompact={isPhone}
              />
              {claps && <HelpMenu t={t} items={helpItems(t)} />}
            </>
          }
          count={isAudience ? null : 418}
          end={isPhone ? undefined : t(`live.roles.${reader === 'host' ? 'broadcaster' : reader}`)}
        />
      }
      stage={
        <LiveRoomStage
          announcement={
            reader === 'host' && !isPhone ? (
              <Announcement
                t={t}
                text={liveSample(locale).announcement}
                onEdit={nothing}
                onClear={nothing}
              />
            ) : undefined
          }
          captions={<CaptionsContainer locale={locale} />}
          offer={isAudience ? <TrialOffer locale={locale} /> : undefined}
        >
          <LiveRoomVideos
            startsAt={sampleNow}
            reactions={claps && <RoomReactions t={t} bursts={CLAPPING} />}
          >
            <StageSample locale={locale} presents={presents} isEven={isEven} />
          </LiveRoomVideos>
        </LiveRoomStage>
      }
      panel={
        <LiveRoomPanel
          sections={[
            { id: 'talk', count: section === 'talk' ? 0 : 5 },
            { id: 'questions', count: leads && section !== 'questions' ? 3 : 0 },
            { id: 'documents' },
            { id: 'phone' },
          ]}
          section={section}
          onSectionChange={setSection}
          onClose={() => setPanelOpen(false)}
        >
          {parts[section]()}
        </LiveRoomPanel>
      }
      controls={
        <RoomControls
          t={t}
          {...(reader === 'host' || reader === 'expert' ? { ...onAir, devices: press } : {})}
          {...(reader === 'host' ? { screen: press } : {})}
          {...(isAudience ? { hand: press } : {})}
          reactions={claps && <ReactionPicker t={t} onReact={nothing} />}
          fullScreen={press}
          panel={{ onPress: () => setPanelOpen((old) => !old), isExpanded: isPanelOpen, count: 5 }}
          host={reader === 'host' && <HostControls {...course} />}
          leave={press}
          isCompact={isPhone}
          more={(actions) => (
            <MoreMenu
              t={t}
              items={[...actions, ...(isPhone && reader === 'host' ? hostItems(course) : [])]}
            />
          )}
        />
      }
      dialogs={
        settings === undefined ? (
          over?.(locale)
        ) : (
          <SettingsContainer locale={locale} first={settings} />
        )
      }
    />
  );
}

const helpItems = (t: LiveText) => [
  { id: 'shortcuts', label: t('liveHelp.menu.shortcuts'), onPress: nothing },
];

function Shortcuts({ locale }: { locale: Locale }) {
  const t = liveTextFor(locale);
  const [isOn, setOn] = useState(true);
  return (
    <ShortcutSheet
      t={t}
      isOpen
      onClose={nothing}
      isOn={isOn}
      onToggle={setOn}
      shortcuts={[
        { key: 'M', does: t('liveHelp.shortcuts.does.microphone') },
        { key: 'H', does: t('liveHelp.shortcuts.does.hand') },
        { key: '?', does: t('liveHelp.shortcuts.does.help') },
      ]}
    />
  );
}

const meta = {
  title: 'Screens/Live room by role',
  component: Room,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en', reader: 'host' },
  render: (args, context) => <Room key={localeOf(context)} {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof Room>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = {
  parameters: {
    viewport: {
      options: { largePhone: { name: 'Phone', styles: { width: '390px', height: '780px' } } },
    },
  },
  globals: { viewport: { value: 'largePhone' } },
} satisfies Story;

/** Opens the sheet as the reader does, and returns it. */
async function openSheet(
  canvas: ReturnType<typeof within>,
  context: { globals: Record<string, unknown> },
): Promise<HTMLElement> {
  const t = liveTextFor(localeOf(context));
  await userEvent.click(
    canvas.getByRole('button', { name: new RegExp(t('live.controls.people')) }),
  );
  return canvas.getByRole('dialog', { name: t('live.tools.label') });
}

const sectionOf = (
  context: { globals: Record<string, unknown> },
  section: PanelSectionId,
): RegExp => {
  const t = liveTextFor(localeOf(context));
  const names = {
    talk: t('live.controls.chat'),
    questions: t('liveTalk.questions.list'),
    documents: t('liveMedia.documents.label'),
    phone: t('live.tools.phone'),
  };
  return new RegExp(`^${names[section]}`);
};

/** The host: groups and chats, hands, captions, an announcement, the state of the connection. */
export const Host: Story = {};

/**
 * Each part of the panel is mounted when it is selected, by keyboard too, and the previous one is
 * unmounted.
 */
export const TurnsToParts: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const parts = within(canvas.getByRole('tablist', { name: t('live.tools.label') }));
    await userEvent.click(parts.getByRole('tab', { name: sectionOf({ globals }, 'questions') }));
    await expect(canvas.getByRole('region', { name: t('liveTalk.questions.title') })).toBeVisible();
    await expect(canvas.queryByRole('tablist', { name: t('live.tabs.label') })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: t('liveMedia.documents.label') })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: t('livePhone.dialOut.title') })).toBeVisible(),
    );
    await userEvent.click(parts.getByRole('tab', { name: sectionOf({ globals }, 'talk') }));
    await expect(canvas.getByRole('tablist', { name: t('live.tabs.label') })).toBeVisible();
  },
};

/** Reactions are shown over the videos, and their control is in the bar. */
export const Clapping: Story = { args: { reader: 'audience', claps: true } };

/** The keyboard shortcuts; the switch turns them all off. */
export const ShortcutHelp: Story = {
  args: {
    over: (locale) => <Shortcuts locale={locale} />,
  },
  play: async ({ globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const sheet = within(await screen.findByRole('dialog'));
    const keys = sheet.getByRole('switch', { name: t('liveHelp.shortcuts.use') });
    await expect(keys).toBeChecked();
    await userEvent.click(keys);
    await expect(keys).not.toBeChecked();
    await waitFor(() =>
      expect(sheet.getByText(t('liveHelp.shortcuts.does.microphone'))).toBeVisible(),
    );
  },
};

/** The host takes up questions. */
export const HostQuestions: Story = { args: { first: 'questions' } };

/** The host calls people's phones. */
export const HostDialOut: Story = { args: { first: 'phone' } };

/**
 * A document is presented: everyone sees it in the spotlight, the host turns its pages beside it.
 */
export const Presented: Story = {
  args: { first: 'documents', presents: true },
  tags: ['visual'],
};

/** An expert chooses their virtual background. */
export const ExpertBackground: Story = {
  args: { reader: 'expert', settings: 'background' },
};

/** Devices, virtual background and voice changer are three tabs of one dialog. */
export const ExpertSettings: Story = {
  args: { reader: 'expert', settings: 'devices' },
  play: async ({ globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const dialog = within(await screen.findByRole('dialog'));
    const devices = dialog.getByRole('region', { name: t('liveMedia.settings.label') });
    await waitFor(() => expect(devices).toBeVisible());
    await userEvent.click(dialog.getByRole('tab', { name: t('liveHelp.settings.voice') }));
    await userEvent.click(dialog.getByRole('switch', { name: t('liveMedia.voice.change') }));
    await expect(
      dialog.getByRole('radiogroup', { name: t('liveMedia.voice.label') }),
    ).toBeVisible();
  },
};

/** An audience member on trial asks a question; the price of staying is below the stage. */
export const AudienceOnTrial: Story = {
  args: { reader: 'audience', first: 'questions' },
  tags: ['visual'],
};

/** An audience member can have the room call their phone. */
export const AudienceDialsIn: Story = { args: { reader: 'audience', first: 'phone' } };

/** A presented document is open to the audience too, without the host's buttons. */
export const AudienceSeesDocument: Story = {
  args: { reader: 'audience', first: 'documents', presents: true },
};

/** Staff moderate: no audio, no video, every list. */
export const Staff: Story = { args: { reader: 'staff' } };

/** On a phone everything is in order of importance; captions stay below the videos. */
export const HostOnPhone: Story = { ...phone, args: { isPhone: true }, tags: ['visual'] };

/** Controls that don't fit in a phone's line are one press away, by keyboard too. */
export const MoreOnPhone: Story = {
  ...phone,
  args: { isPhone: true },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const more = canvas.getByRole('button', { name: t('live.controls.more') });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    const share = menu.getByRole('menuitem', { name: t('live.controls.share') });
    await waitFor(() => expect(share).toHaveFocus());
    const stop = menu.getByRole('menuitem', { name: t('live.host.stop') });
    await waitFor(() => expect(stop).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    // Images are taken with the menu open.
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
  tags: ['visual'],
};

/** The sheet leads to its parts; Escape returns. */
export const PanelOnPhone: Story = {
  ...phone,
  args: { isPhone: true, reader: 'audience', first: 'questions' },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const sheet = await openSheet(canvas, { globals });
    await waitFor(() => expect(within(sheet).getByRole('textbox')).toBeVisible());
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    // The spotlight and the captions share the remaining space without overlap.
    const captions = canvas.getByRole('region', { name: t('liveTalk.captions.label') });
    const top = captions.parentElement?.getBoundingClientRect().top;
    const large = canvas.getByRole('group', {
      name: new RegExp(liveSample(localeOf({ globals })).zhouYuanhang),
    });
    await waitFor(() => expect(large.getBoundingClientRect().bottom).toBeLessThanOrEqual(top ?? 0));
  },
};

/** Returns the visible part of an element: clipped by the sheet and by everything around it. */
function seenOf(element: HTMLElement, end: number): { top: number; bottom: number } {
  let { top, bottom } = element.getBoundingClientRect();
  bottom = Math.min(bottom, end);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { top, bottom };
}

/**
 * Above the sheet nobody is cut off: the first video is whole, others are whole or absent, captions
 * are whole lines.
 */
const wholeAboveSheet: NonNullable<Story['play']> = async ({ canvas, globals }) => {
  const t = liveTextFor(localeOf({ globals }));
  const sheet = await openSheet(canvas, { globals });
  const end = sheet.getBoundingClientRect().top;
  const grid = canvas.getByRole('group', { name: t('live.grid.label') });
  const captions = canvas.getByRole('region', { name: t('liveTalk.captions.label') });
  const lines = [...captions.querySelectorAll('p')];
  const words = lines[0]?.parentElement as HTMLElement;
  await waitFor(async () => {
    const tiles = [...grid.querySelectorAll<HTMLElement>('[role=group]')].filter(
      (tile) => !tile.querySelector('[role=group]'),
    );
    for (const [index, tile] of tiles.entries()) {
      const { top, bottom } = seenOf(tile, Math.min(end, captions.getBoundingClientRect().top));
      const seen = Math.max(0, bottom - top);
      if (index > 0 && seen === 0) continue;
      await expect(seen).toBeCloseTo(tile.offsetHeight, 0);
      if (index === 0) await expect(tile.offsetWidth).toBeGreaterThan(128);
    }
  });
  const { top, bottom } = seenOf(words, end);
  const line = Number.parseFloat(getComputedStyle(words).lineHeight);
  await expect(bottom - top).toBeCloseTo(words.offsetHeight, 0);
  await expect([1, 2]).toContain(Math.round((words.offsetHeight / line) * 100) / 100);
  for (const one of lines) await expect((one.offsetHeight / line) % 1).toBeCloseTo(0, 1);
};

/** While typing on a low phone, the reader still sees the speaker and the captions. */
export const PanelOnLowPhone: Story = {
  ...inWindow(360, 640),
  args: { isPhone: true },
  play: wholeAboveSheet,
  tags: ['visual'],
};

export const PanelOnLowPhoneNobodyLarge: Story = {
  ...inWindow(360, 640),
  args: { isPhone: true, isEven: true },
  play: wholeAboveSheet,
};

export const PanelOnTallPhone: Story = {
  ...inWindow(390, 844),
  args: { isPhone: true },
  play: wholeAboveSheet,
};

export const PanelOnTallPhoneNobodyLarge: Story = {
  ...inWindow(390, 844),
  args: { isPhone: true, isEven: true },
  play: wholeAboveSheet,
  tags: ['visual'],
};

/** The phone keypad on a phone, for the line's passcode. */
export const KeypadOnPhone: Story = {
  ...phone,
  args: { isPhone: true, reader: 'audience', first: 'phone' },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const sheet = within(await openSheet(canvas, { globals }));
    await expect(
      sheet.getByRole('toolbar', { name: t('livePhone.keypad.label') }),
    ).toBeInTheDocument();
  },
};

/** A presented document on a phone. */
export const PresentedOnPhone: Story = {
  ...phone,
  args: { isPhone: true, reader: 'audience', presents: true },
};

/** LHST-20: the host is asked before the meeting ends for everyone. */
export const HostEnds: Story = {
  args: {
    over: (locale) => (
      <RoomDialog t={liveTextFor(locale)} kind="stop" onAct={nothing} onCancel={nothing} />
    ),
  },
  play: async (context) => {
    const name = liveTextFor(localeOf(context))('live.dialogs.stop.title');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name })).toBeVisible());
  },
};

/** LMED-08: Camera, microphone and speaker can be checked while the meeting continues. */
export const ExpertDevices: Story = {
  args: {
    reader: 'expert',
    over: (locale) => (
      <Dialog isOpen onClose={nothing} title={liveTextFor(locale)('live.controls.devices')}>
        <DeviceCheck {...deviceCheckSample(locale)} />
      </Dialog>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
