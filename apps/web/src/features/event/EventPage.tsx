import { YUAN_PER_COIN } from '@rostra/contract';
import { formatClock, formatDay } from '@rostra/i18n';
import { EventScreen } from '@rostra/ui/screens/EventScreen';
import { useParams } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useRenewal } from '../../data/useRenewal.ts';
import { useDownload } from '../../files/useDownload.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { useShare } from '../article/useShare.ts';
import { useVideo } from '../video/useVideo.tsx';
import { builtHref } from '../home/builtHref.ts';
import { RemindButton } from '../pay/RemindButton.tsx';
import { AttendanceButtons } from './AttendanceButtons.tsx';
import { accessEntries, dialInCountries } from './accessOf.ts';
import { eventCardOf } from './eventCardOf.ts';
import { eventChoices, isActive, ownMeeting, meetingWithEventRole } from './eventChoices.ts';
import { eventStatus } from './eventStatus.ts';
import { choiceNote, eventViewOf } from './eventViewOf.ts';
import { mayCancel } from './mayCancel.ts';
import { MeetingOffers } from './MeetingOffers.tsx';
import { nextTurn } from './nextTurn.ts';
import { oneToOneHref } from './oneToOneHref.ts';
import { otherEvents } from './otherEvents.ts';
import { remindableMeeting } from './remindableMeeting.ts';
import { rulesOf } from './rulesOf.ts';
import { saveText } from './saveText.ts';
import { ScoreSections } from './ScoreSections.tsx';
import { TrialLinks } from './TrialLinks.tsx';
import { useCancelEvent } from './useCancelEvent.tsx';
import { useCancelRegistration } from './useCancelRegistration.ts';
import { useCopy } from './useCopy.ts';
import { useReaderZone } from './useReaderZone.ts';
import { useRegister } from './useRegister.ts';
import { useRegistrationStatus } from './useRegistrationStatus.ts';
import { useStateWords } from './useStateWords.ts';

const OTHERS = 3;

/** One event. */
export function EventPage() {
  const { id = '' } = useParams();
  const t = useText();
  const locale = useLocale();
  const name = useLocalized();
  const words = useStateWords();
  const now = useNow();
  const readerZone = useReaderZone();
  const reading = useQuery('getEvent', { params: { id } });
  const { data } = reading;
  const { data: coming } = useQuery('getEvents', otherEvents);
  const meetings = data?.meetings ?? [];
  useRenewal(reading, nextTurn(meetings, now));
  const choices = eventChoices(meetings, now);
  const own = ownMeeting(meetings);
  const status = data ? eventStatus(data, own, choices) : 'finished';
  const mayRegister = status === 'registering' || status === 'rejected' || status === 'left';
  const registering = useRegister(choices, mayRegister);
  const withEventRole = meetingWithEventRole(choices);
  const showVideo = useVideo();
  const registration = useRegistrationStatus({
    data,
    status,
    own,
    withEventRole,
    registering,
    onVideo: (src) => showVideo(data ? name(data) : '', src),
  });
  const saveCalendar = useCalendarFile();
  const cancel = useCancelRegistration();
  const { download } = useDownload();
  const copy = useCopy();
  const share = useShare();
  const cancelEvent = useCancelEvent();
  if (!data) return null;
  const isTaking = isActive(own);
  const ownChoice = isTaking
    ? choices.find(
        ({ meeting, slot }) =>
          meeting.id === own?.id && (slot?.id ?? null) === (own.registration?.slot_id ?? null),
      )
    : undefined;
  const remindable = remindableMeeting(choices, ownChoice ?? registering.chosen, now);
  const language = t(`event.languages.${data.language}`);
  const timed = choices.map((choice) => ({
    key: choice.key,
    startsAt: choice.startsAt,
    endsAt: choice.endsAt,
    note: choiceNote(
      choice,
      { way: t(`event.ways.${choice.meeting.meeting_way}`), language },
      name,
    ),
    state: choice.state,
    seatsLeft: choice.seatsLeft,
    isOwn: choice === ownChoice,
    stateWord: words.choice(choice.state),
  }));
  const events = builtHref('events', '/events');
  return (
    <EventScreen
      t={t}
      event={eventViewOf(data, name, ownChoice ?? registering.chosen, words.event, now)}
      readerZone={readerZone}
      yuanPerCoin={YUAN_PER_COIN}
      steps={events === undefined ? [] : [{ name: t('event.list'), href: events }]}
      others={coming
        .filter((row) => row.id !== data.id && row.state !== 'finished')
        .slice(0, OTHERS)
        .map((row) => eventCardOf(row, name, words.event))}
      registration={{ ...registration, word: words.registration(status) }}
      offers={
        <>
          {status === 'prepending' && own && <MeetingOffers meeting={own} />}
          <TrialLinks meetings={meetings} now={now} />
          <AttendanceButtons meetings={meetings} />
        </>
      }
      remind={remindable && <RemindButton type="Agora::Live" id={remindable.id} />}
      slots={
        mayRegister && choices.length > 1
          ? {
              slots: timed,
              value: registering.chosen?.key ?? null,
              onChange: registering.choose,
              misses: registering.misses,
            }
          : undefined
      }
      schedule={timed.map(({ stateWord, ...entry }) =>
        entry.state === 'canceled' ? { ...entry, stateWord } : entry,
      )}
      access={{
        entries: accessEntries(meetings),
        dialIns: dialInCountries(data, name, (startsAt) => {
          const time = `${formatDay(startsAt, locale)} ${formatClock(startsAt)}`;
          return t('registration.access.meeting', { time });
        }),
        dialInHref: builtHref('dialInWays', `/meeting/dial-in/ways?event_id=${data.id}`),
        onCopy: copy,
      }}
      rules={rulesOf(meetings)}
      score={<ScoreSections meetings={meetings} eventName={name(data)} />}
      materials={{
        files: data.files.map((file) => ({
          id: file.id,
          name: name(file),
          size: file.size,
          fileUrl: file.file_url,
        })),
        links: data.links.map((link) => ({ id: link.id, name: name(link), href: link.url })),
        notes: data.notes.map(({ id: note, title, lang, path }) => ({
          id: note,
          title,
          lang: lang === 'zh' ? 'zh-CN' : 'en',
          href: path,
        })),
        onOpenFile: (fileUrl) => void download(fileUrl),
      }}
      contacts={data.contacts.map((contact) => ({
        id: contact.id,
        name: name(contact),
        phone: contact.phone_number,
        email: contact.email,
      }))}
      onAddToCalendar={
        own?.has_registered === true && (own.state === 'registered' || own.state === 'pending')
          ? () => void saveCalendar(own.id)
          : undefined
      }
      onCancel={own !== undefined && mayCancel(own, status) ? () => void cancel(own) : undefined}
      onCancelEvent={data.can_cancel ? () => void cancelEvent(data.id) : undefined}
      onShare={() => void share(name(data))}
      oneToOneHref={oneToOneHref(data)}
    />
  );
}

/** Returns a function that offers the calendar file of a meeting to the registered reader (EVT-79). */
function useCalendarFile(): (meetingId: number) => Promise<void> {
  const { mutate } = useMutation('getEventCalendar');
  return async (meetingId) => {
    const file = await mutate({ params: { id: meetingId }, query: {} });
    if (file) saveText(file.file_name, 'text/calendar', file.text);
  };
}
