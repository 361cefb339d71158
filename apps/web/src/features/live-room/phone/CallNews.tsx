import { isSuperRole } from '@rostra/contract/live';
import { useEffect } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';

/** Tells host and staff that somebody who was called is connected, wherever in the room they look (LDIA-40). */
export function CallNews() {
  const { t, session } = useRoom();
  const toast = useToast();
  useEffect(
    () =>
      session.port.news.on('news', (news) => {
        const role = session.state.get().me?.role;
        const isConnected =
          news.type === 'pstn_state_change' &&
          news.role_type !== 'connector' &&
          news.online_state === 'connected';
        if (isConnected && role && isSuperRole(role)) toast.success(t('livePhone.connected'));
      }),
    [session, toast, t],
  );
  return null;
}
