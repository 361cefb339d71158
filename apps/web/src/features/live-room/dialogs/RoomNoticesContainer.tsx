import type { NoticeCode, RoomState } from '@rostra/live-core';
import { RoomNotices } from '@rostra/ui/RoomNotices';
import type { RoomEvent } from '@rostra/ui/RoomNotices';
import { useEffect, useState } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { passingNotices } from './ownNotices.ts';
import { useRoom } from '../RoomContext.ts';
import { RoomEvents } from '../session/RoomEvents.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** Ms for which notices about the user are shown. */
const STAYS_MS = 8000;
const DEVICE_TEXTS = {
  'microphone-switched': 'liveEntry.devices.switched',
  'microphone-lost': 'liveEntry.devices.microphoneLost',
  'camera-lost': 'liveEntry.devices.cameraLost',
  'screen-lost': 'liveMedia.screen.lost',
  'screen-free': 'liveMedia.screen.free',
} as const;
const noticesOf = (state: RoomState) => state.notices;
const deviceText = (code: NoticeCode) =>
  code in DEVICE_TEXTS ? DEVICE_TEXTS[code as keyof typeof DEVICE_TEXTS] : undefined;

/** Announces events: those of others merged and politely, the user's own at once. */
export function RoomNoticesContainer() {
  const { t, session } = useRoom();
  const events = useRoomEvents();
  const notices = useRoomState(noticesOf);
  const toast = useToast();
  const { actions } = session;
  useEffect(() => {
    for (const { id, code, label } of notices) {
      const text = deviceText(code);
      if (!text) continue;
      toast.info(t(text, { label: label ?? '' }));
      actions.dismissNotice(id);
    }
    const passing = passingNotices(notices);
    if (passing.length === 0) return;
    const timer = setTimeout(() => {
      for (const { id } of passing) actions.dismissNotice(id);
    }, STAYS_MS);
    return () => clearTimeout(timer);
  }, [notices, toast, t, actions]);
  return <RoomNotices t={t} events={events} />;
}

function useRoomEvents(): readonly RoomEvent[] {
  const { session } = useRoom();
  const [events, setEvents] = useState<readonly RoomEvent[]>([]);
  useEffect(() => {
    const source = new RoomEvents(session);
    return session.state.subscribe(() => setEvents(source.handle(session.state.get())));
  }, [session]);
  return events;
}
