import { canControl, canModerate, canMute, canReadChat, canSeeList } from '@rostra/live-core';
import type { Member, RoomState } from '@rostra/live-core';
import type { localized } from '@rostra/i18n';
import { AttendeeList } from '@rostra/ui/AttendeeList';
import type { AttendeeRowData, AttendeeSectionId } from '@rostra/ui/AttendeeList';
import { Text } from '@rostra/ui/Text';
import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../language/useText.ts';
import { attendeeSourceOf } from './attendeeSourceOf.ts';
import { HandsContainer } from './HandsContainer.tsx';
import { HostAwayContainer } from '../stage/HostAwayContainer.tsx';
import type { MemberConfirmation } from './MemberDialogs.tsx';
import { StandInContainer } from '../session/StandInContainer.tsx';
import { memberNoteOf } from './memberNoteOf.ts';
import * as styles from './PeoplePanel.css.ts';
import type { RoomText } from '../liveTextOf.ts';
import { useRoom } from '../RoomContext.ts';
import { rowActionsOf } from './rowActionsOf.ts';
import { useRoomState } from '../session/useRoomState.ts';

const MemberDialogs = lazy(() => import('./MemberDialogs.tsx'));

/** Ms during which arrivals and departures are gathered before the list is refreshed. */
const GATHER_MS = 1000;
const onlineOf = (state: RoomState) => state.online;
const stageOf = (state: RoomState) => state.stage;
/** Returns the search word of the current result; undefined while a result is loading. */
const searchedOf = ({ audience }: RoomState) =>
  audience.total === null ? undefined : audience.keyword;
const hasFailed = ({ audience }: RoomState) => audience.error !== null;
const isLoading = ({ audience }: RoomState) => audience.loading.size > 0;
const mayAct = (state: RoomState) =>
  canMute(state) || canControl(state) || canModerate(state) || canReadChat(state);

const CONFIRMED_ACTS: readonly string[] = [
  'rename',
  'remove',
  'set_volume',
  'transfer_broadcaster',
  'give_back',
];
/** Checks for an act that needs confirmation; all others are done at once. */
const isRequested = (action: string): action is MemberConfirmation['act'] =>
  CONFIRMED_ACTS.includes(action);

interface PeoplePanelProps {
  /** Opens the private chat with a user (LCHT-06). */
  onWrite: (userId: number, name: string) => void;
}

/** Raised hands, and the members in the room. */
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
  const [requested, setRequested] = useState<MemberConfirmation | null>(null);
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
        if (isRequested(action)) setRequested({ act: action, member });
        else if (action === 'write') onWrite(userId, member.name ?? member.attendee?.name ?? '');
        else if (action === 'spotlight') void run(actions.setSpotlight(userId));
        else if (action === 'unspotlight') void run(actions.setSpotlight(null));
        else if (action === 'stop_screen') void run(actions.stopMedia(userId, 'screen'));
        else if (action === 'stop_video') void run(actions.stopMedia(userId, 'video'));
        else void run(actions.setMember(userId, action));
      },
    }));
  };
  return (
    <div className={styles.column}>
      {seesHands && (
        <div className={styles.hands}>
          <HandsContainer />
        </div>
      )}
      <StandInContainer />
      <HostAwayContainer />
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
      {acts && (
        <Suspense fallback={null}>
          <MemberDialogs requests={requested} onDone={() => setRequested(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Refreshes the audience after arrivals, departures or moves, at most once per interval. */
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
  const note = memberNoteOf(t, member, script);
  return {
    id: uid,
    name: shown,
    role,
    ...(note === '' ? {} : { note }),
    ...(attendee?.logo ? { logo: attendee.logo } : {}),
    hasHandUp: isOnline && hands_up !== null,
    isHidden: hide,
    isSelf: uid === me?.uid,
  };
}
