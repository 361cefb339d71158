import { isSuperRole } from '@rostra/contract/live';
import { useEffect } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useRoom } from '../RoomContext.ts';

/** Notifies host and staff of connected calls and dial-ins, anywhere in the room (LDIA-40). */
export function CallNotices() {
  const { t, session } = useRoom();
  const toast = useToast();
  useEffect(
    () =>
      session.port.serverEvents.on('event', (event) => {
        const role = session.state.get().me?.role;
        if (!role || !isSuperRole(role) || event.type !== 'pstn_state_change') return;
        const { role_type, online_state, is_incoming, name } = event;
        if (role_type === 'connector' || online_state !== 'connected') return;
        if (!is_incoming) toast.success(t('livePhone.connected'));
        else if (name === '') toast.success(t('livePhone.dialedIn.unknown'));
        else toast.success(t('livePhone.dialedIn.named', { name }));
      }),
    [session, toast, t],
  );
  return null;
}
