import type { RtcProvider } from '../../ports/RtcProvider.ts';
import { OwnScreen } from './OwnScreen.ts';
import type { RoomController } from '../room/RoomController.ts';

/** Creates the own screen share of a room; its events and the host's stop become state and notices. */
export function makeOwnScreen(room: RoomController, rtc: RtcProvider): OwnScreen {
  const { notices } = room;
  const { api } = room.deps;
  const screen = new OwnScreen({
    rtc,
    ticket: () => api.postScreenToken(),
    ended: async () => {
      const { me } = room.state;
      if (me) await api.putStopMedia({ user_id: me.id, kind: 'screen' });
    },
  });
  room.patch({ screen: screen.state });
  screen.on('changed', (state) => room.patch({ screen: state }));
  screen.on('denied', () => notices.add('permission-denied', { kind: 'screen' }));
  screen.on('lost', () => notices.add('screen-lost'));
  screen.on('crowdedOut', () => notices.add('more-video'));
  screen.on('free', () => notices.add('screen-free'));
  room.serverEvents.on('event', (event) => {
    if (event.type !== 'stopped') return;
    if (event.kind === 'screen') void screen.stop({ isNotified: true });
    else void room.own?.setCamera(false).catch(() => undefined);
    notices.add(event.kind === 'screen' ? 'screen-stopped' : 'video-stopped');
  });
  return screen;
}
