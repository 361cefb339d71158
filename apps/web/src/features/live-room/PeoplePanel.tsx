import { canControl, canModerate, canMute, canReadChat, canSeeList } from '@rostra/live-core';
import type { Member, RoomState } from '@rostra/live-core';
import { localized } from '@rostra/i18n';
import { AttendeeList } from '@rostra/ui/AttendeeList';
import type { AttendeeRowData, AttendeeSectionId } from '@rostra/ui/AttendeeList';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import { Text } from '@rostra/ui/Text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { attendeeSourceOf } from './attendeeSourceOf.ts';
import { fullNameOf } from './fullNameOf.ts';
import { HandsPart } from './HandsPart.tsx';
import { HostAwayPart } from './HostAwayPart.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { StandInPart } from './StandInPart.tsx';
import * as styles from './PeoplePanel.css.ts';
import type { RoomText } from './liveTextOf.ts';
import { useRoom } from './RoomContext.ts';
import { rowActionsOf } from './rowActionsOf.ts';
import { useRoomState } from './useRoomState.ts';
import { VolumeDialog } from './VolumeDialog.tsx';

/** Characters of a name in the room at most. */
const NAME_MAX = 64;
/** Ms in which comings and goings are gathered before the list is looked at again. */
const GATHER_MS = 1000;
const onlineOf = (state: RoomState) => state.online;
const stageOf = (state: RoomState) => state.stage;
/** The word whose answer is there; undefined while one is on its way. */
const searchedOf = ({ audience }: RoomState) =>
  audience.total === null ? undefined : audience.keyword;
const hasFailed = ({ audience }: RoomState) => audience.error !== null;
const isLoading = ({ audience }: RoomState) => audience.loading.size > 0;
const mayAct = (state: RoomState) =>
  canMute(state) || canControl(state) || canModerate(state) || canReadChat(state);

interface PeoplePanelProps {
  /** Opens the private chat with a user (LCHT-06). */
  onWrite: (userId: number, name: string) => void;
}

/** Raised hands, and who is in the room. */
export function PeoplePanel({ onWrite }: PeoplePanelProps) {
  const { t, session, run } = useRoom();
  const { script } = useLanguage();
  const seesList = useRoomState(canSeeList);
  const acts = useRoomState(mayAct);
  const seesHands = useRoomState(canControl);
  const [keyword, setKeyword] = useState('');
  const searched = useRoomState(searchedOf);
  const failed = useRoomState(hasFailed);
  const loads = useRoomState(isLoading);
  const [renamed, setRenamed] = useState<Member | null>(null);
  const [nextHost, setNextHost] = useState<Member | null>(null);
  const [louder, setLouder] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  const source = useMemo(
    () => attendeeSourceOf(session, (state, member) => rowOf(t, state, member, script)),
    [t, session, script],
  );
  const { actions } = session;
  useEffect(() => {
    if (seesList) actions.showAudienceRows(0, 0).catch(() => undefined);
  }, [actions, seesList]);
  useFreshAudience(seesList);
  const show = useCallback(
    (section: AttendeeSectionId, from: number, until: number) => {
      if (section !== 'audience') return;
      actions.showAudienceRows(from, Math.max(from, until - 1)).catch(() => undefined);
    },
    [actions],
  );
  const actionsOf = ({ id: uid }: AttendeeRowData) => {
    const state = session.state.get();
    const member = state.members.get(uid);
    const userId = member?.id;
    if (!member || userId === null || userId === undefined) return [];
    const found = rowActionsOf(t, state, member);
    if (found.length === 0 && uid === state.me?.uid) {
      return [{ id: 'self', label: t('liveTalk.messages.self'), isDisabled: true }];
    }
    return found.map(({ action, ...rest }) => ({
      ...rest,
      id: action,
      onPress: () => {
        if (action === 'rename') setRenamed(member);
        else if (action === 'transfer_broadcaster') setNextHost(member);
        else if (action === 'set_volume') setLouder(member);
        else if (action === 'remove') setRemoved(member);
        else if (action === 'write') onWrite(userId, member.name ?? member.attendee?.name ?? '');
        else if (action === 'home') void run(actions.setHome(userId));
        else if (action === 'unhome') void run(actions.setHome(null));
        else if (action === 'stop_screen') void run(actions.stopMedia(userId, 'screen'));
        else if (action === 'stop_video') void run(actions.stopMedia(userId, 'video'));
        else void run(actions.setMember(userId, action));
      },
    }));
  };
  const rename = async (name: string): Promise<void> => {
    const id = renamed?.id;
    if (id !== null && id !== undefined && (await run(actions.rename(id, name)))) setRenamed(null);
  };
  return (
    <div className={styles.column}>
      {seesHands && (
        <div className={styles.hands}>
          <HandsPart />
        </div>
      )}
      <StandInPart />
      <HostAwayPart />
      <div className={styles.fill}>
        <AttendeeList
          t={t}
          source={source}
          {...(acts ? { actionsOf } : {})}
          {...(seesList ? { keyword, onKeyword: setKeyword } : {})}
          isSearching={seesList && keyword.trim() !== searched}
          onSearch={(word) => void run(actions.searchAudience(word))}
          onShow={show}
          {...(seesList && failed ? { onRetry: () => void actions.refreshAudience() } : {})}
          isRetrying={loads}
        />
      </div>
      {!seesList && (
        <div className={styles.edge}>
          <Text size="sm" tone="secondary">
            {t('liveEntry.people.rest')}
          </Text>
        </div>
      )}
      <VolumeDialog member={louder} onClose={() => setLouder(null)} />
      <RemoveDialog member={removed} onClose={() => setRemoved(null)} />
      <RoomDialog
        t={t}
        kind={nextHost === null ? null : 'transfer'}
        name={nextHost?.name ?? nextHost?.attendee?.name}
        onCancel={() => setNextHost(null)}
        onAct={() => {
          setNextHost(null);
          const id = nextHost?.id ?? null;
          if (id !== null) void run(actions.setMember(id, 'transfer_broadcaster'));
        }}
      />
      <PromptDialog
        isOpen={renamed !== null}
        title={t('liveEntry.rename.title', { name: renamed?.name ?? '' })}
        label={t('liveEntry.rename.label')}
        confirmLabel={t('liveEntry.rename.action')}
        initialText={renamed?.name ?? ''}
        maxLength={NAME_MAX}
        onCancel={() => setRenamed(null)}
        onSubmit={(name) => void rename(name)}
      />
    </div>
  );
}

/** Looks at the audience again when people have come, gone or moved, at most once in a while. */
function useFreshAudience(seesList: boolean): void {
  const { session } = useRoom();
  const online = useRoomState(onlineOf);
  const stage = useRoomState(stageOf);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!seesList) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void session.actions.refreshAudience();
    }, GATHER_MS);
  }, [session, seesList, online, stage]);
  useEffect(() => () => clearTimeout(timer.current), []);
}

function rowOf(
  t: RoomText,
  { me }: RoomState,
  member: Member,
  script: Parameters<typeof localized>[2],
): Omit<AttendeeRowData, 'isMuted' | 'isSpeaking'> {
  const { uid, role, hide, hands_up, name, attendee, isOnline } = member;
  const shown = name ?? attendee?.name ?? '';
  const note = attendee
    ? [
        // Host and staff are told who it really is (LMEM-64).
        fullNameOf(member),
        localized(attendee, 'organization_name', script),
        attendee.position_name,
        // Who speaks under a disguise is told to who may know it (LPIT-12).
        attendee.voice_changed === true ? t('liveMedia.voice.changed') : null,
      ]
        .filter(Boolean)
        .join(' · ')
    : '';
  return {
    id: uid,
    name: shown,
    role,
    ...(note === '' ? {} : { note }),
    ...(attendee?.logo ? { photo: attendee.logo } : {}),
    hasHandUp: isOnline && hands_up !== null,
    isHidden: hide,
    isSelf: uid === me?.uid,
  };
}
