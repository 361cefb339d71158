import type { Locale } from '@rostra/i18n';
import { useState } from 'react';
import { AttendeeList } from '../live/AttendeeList/index.ts';
import { BackgroundPicker, BLURRED_BACKGROUND } from '../live/BackgroundPicker/index.ts';
import { Captions } from '../live/Captions/index.ts';
import { ChatPanel } from '../live/ChatPanel/index.ts';
import { ChatTabs } from '../live/ChatTabs/index.ts';
import type { ChatTab } from '../live/ChatTabs/index.ts';
import { DeviceSettings } from '../live/DeviceSettings/index.ts';
import { HandQueue } from '../live/HandQueue/index.ts';
import { PitchControl, VOICE_PITCHES } from '../live/PitchControl/index.ts';
import { PreviewPanel } from '../live/PreviewPanel/index.ts';
import { QuestionBoard } from '../live/QuestionBoard/index.ts';
import { RoomSettings } from '../screens/LiveRoomScreen/RoomSettings.tsx';
import type { RoomSettingsSection } from '../screens/LiveRoomScreen/RoomSettings.tsx';
import { VideoGrid } from '../live/VideoGrid/index.ts';
import { VideoTile } from '../live/VideoTile/index.ts';
import { attendeeSample } from './samples/attendee.ts';
import { backgroundSample } from './samples/background.ts';
import { chatSample } from './samples/chat.ts';
import { conversationSample } from './samples/conversation.ts';
import { documentSample } from './samples/document.ts';
import { levelSample } from './samples/level.ts';
import { liveSample } from './samples/live.ts';
import { portrait, slide } from './samples/portrait.ts';
import { hostQuestionSample, questionSample } from './samples/question.ts';
import { sampleNow } from './samples/now.ts';
import { liveTextFor } from './screenText.ts';

const nothing = () => undefined;
const videos = [0, 1, 2, 3].map(portrait);
const presenter = 'broadcaster' as const;
const level = levelSample(0.55);

interface SampleProps {
  /** The toolbar's language. */
  locale: Locale;
  /** The reader hosts or moderates. @default false */
  leads?: boolean;
}

interface StageProps extends SampleProps {
  /** A document is in the spotlight. @default false */
  presents?: boolean;
  /** There is no spotlight. @default false */
  isEven?: boolean;
}

/** Three on stage, or a document with them beside it. */
export function StageSample({ locale, presents, isEven = false }: StageProps) {
  const t = liveTextFor(locale);
  const { suMan, helenaBrandt, zhouYuanhang } = liveSample(locale);
  const [document] = documentSample(locale);
  const names = [suMan, helenaBrandt, zhouYuanhang];
  const ids = names.map((_, index) => String(index));
  return (
    <VideoGrid
      t={t}
      ids={presents === true ? ['document', ...ids] : ids}
      spotlightId={presents === true ? 'document' : isEven ? null : '2'}
      renderTile={(id) =>
        id === 'document' ? (
          <VideoTile
            t={t}
            name={document?.name ?? ''}
            role={presenter}
            kind="document"
            attach={slide}
            isSpotlight
          />
        ) : (
          <VideoTile
            t={t}
            name={names[Number(id)] ?? suMan}
            role={id === '0' ? 'broadcaster' : 'expert'}
            attach={videos[Number(id) + 1]}
            isSpeaking={id === '2'}
            isMuted={id === '1'}
          />
        )
      }
    />
  );
}

interface TalkProps extends SampleProps {
  /** @default 'attendees' */
  first?: ChatTab;
}

/** People, the public chat, groups and private chats. */
export function TalkSample({ locale, leads = false, first = 'attendees' }: TalkProps) {
  const t = liveTextFor(locale);
  const [tab, setTab] = useState<ChatTab>(first);
  const [openId, setOpenId] = useState<string | null>(null);
  const [source] = useState(() => attendeeSample(locale));
  const conversations = conversationSample(locale);
  const open = conversations.find(({ id }) => id === openId);
  const chat = { t, onSend: nothing, maxLength: 1000, scrollDelay: 300 };
  const { heZhiyuan, eliotMarsh } = liveSample(locale);
  return (
    <ChatTabs
      t={t}
      selected={tab}
      onSelect={setTab}
      attendeeCount={leads ? 418 : null}
      hands={leads ? 2 : 0}
      unread={tab === 'public_chat' ? 0 : 5}
      conversations={conversations}
      openId={openId}
      onOpen={setOpenId}
      now={sampleNow}
      conversation={
        open && (
          <ChatPanel key={open.id} {...chat} messages={chatSample(locale, 3)} recipient={open} />
        )
      }
      attendees={
        <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%', gap: 8 }}>
          {leads && (
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
              {...(leads ? { actionsOf: () => [], onKeyword: nothing } : {})}
            />
          </div>
        </div>
      }
      chat={
        <ChatPanel
          {...chat}
          messages={chatSample(locale, 4)}
          {...(leads ? { onRemove: nothing } : {})}
        />
      }
    />
  );
}

/** Questions: the host takes them up, the audience asks and votes. */
export function QuestionsContainer({ locale, leads = false }: SampleProps) {
  const t = liveTextFor(locale);
  return leads ? (
    <QuestionBoard
      t={t}
      view="host"
      questions={hostQuestionSample(locale)}
      maxLength={500}
      onTakeUp={nothing}
      onAnswered={nothing}
      onReply={nothing}
      onHide={nothing}
      onRestore={nothing}
    />
  ) : (
    <QuestionBoard
      t={t}
      questions={questionSample(locale).filter(({ state }) => state !== 'hidden')}
      maxLength={500}
      onAsk={nothing}
      onVote={nothing}
      mayBeAnonymous
    />
  );
}

/** The room's documents; the first is visible to everyone. */
export function DocumentsContainer({ locale, leads = false }: SampleProps) {
  const [page, setPage] = useState(4);
  return (
    <PreviewPanel
      t={liveTextFor(locale)}
      files={documentSample(locale)}
      shownId={1}
      opened={
        leads
          ? { id: 1, attach: slide, state: 'ready', pages: { page, count: 18 }, onTurn: setPage }
          : null
      }
      onOpen={nothing}
      onClose={nothing}
      manage={
        leads
          ? {
              limit: 100 * 1024 * 1024,
              upload: () => Promise.resolve(null),
              onUploaded: nothing,
              onDelete: nothing,
              onConvertAgain: nothing,
              onShow: nothing,
              onStop: nothing,
            }
          : undefined
      }
    />
  );
}

/** The captions below the videos. */
export function CaptionsContainer({ locale }: SampleProps) {
  const [isOn, setOn] = useState(true);
  const { tanHuiShan, question, zhouYuanhang, answer } = liveSample(locale);
  return (
    <Captions
      t={liveTextFor(locale)}
      isOn={isOn}
      onToggle={setOn}
      lines={[
        { id: '1', speaker: tanHuiShan, text: question, isFinal: true },
        { id: '2', speaker: zhouYuanhang, text: answer, isFinal: false },
      ]}
      languages={[
        { value: 'en', label: 'English' },
        { value: 'zh-CN', label: '中文' },
      ]}
      language={locale}
      onLanguageChange={nothing}
      onSizeChange={nothing}
      onReadOutChange={nothing}
    />
  );
}

/** Camera, microphone and speaker, as a member has selected them. */
export function DevicesContainer({
  locale,
  hasPreview = true,
}: SampleProps & { hasPreview?: boolean }) {
  const { camera, microphone, headset } = liveSample(locale);
  const [isMirrored, setMirrored] = useState(true);
  const [volume, setVolume] = useState(100);
  const [chosen, setChosen] = useState('m');
  return (
    <DeviceSettings
      t={liveTextFor(locale)}
      hasPreview={hasPreview}
      camera={{
        devices: [{ id: 'c', name: camera }],
        selected: 'c',
        onSelect: nothing,
        attach: videos[1],
        isMirrored,
        onMirror: setMirrored,
      }}
      microphone={{
        devices: [
          { id: 'm', name: microphone },
          { id: 'h', name: headset },
        ],
        selected: chosen,
        onSelect: setChosen,
        level,
      }}
      speaker={{
        choice: { devices: [{ id: 'h', name: headset }], selected: 'h', onSelect: nothing },
        volume,
        onVolume: setVolume,
        onTest: nothing,
      }}
    />
  );
}

/** The reader's own settings: devices, virtual background, voice changer. */
export function SettingsContainer({ locale, first }: SampleProps & { first: RoomSettingsSection }) {
  const t = liveTextFor(locale);
  const [isOpen, setOpen] = useState(true);
  const [background, setBackground] = useState(BLURRED_BACKGROUND);
  const [isChanged, setChanged] = useState(false);
  return (
    <RoomSettings
      t={t}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      first={first}
      devices={<DevicesContainer locale={locale} />}
      background={
        <BackgroundPicker
          t={t}
          value={background}
          onChange={setBackground}
          images={backgroundSample(locale)}
          attach={videos[1]}
        />
      }
      voice={
        <PitchControl
          t={t}
          isOn={isChanged}
          onToggle={setChanged}
          pitch={VOICE_PITCHES.own}
          onPitch={nothing}
        />
      }
    />
  );
}
