import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../test/roomWorld.ts';
import type { Guest } from '../../../test/roomWorld.ts';
import { LiveError } from '../../index.ts';
import type { LiveApi, RoomActions } from '../../index.ts';

/** The server's error; its text is shown to the user. */
const SPOKEN = new Error('Come back later.');
const refuse = (): Promise<never> => Promise.reject(new LiveError('refused', { cause: SPOKEN }));

/** Each host action with the server call it makes. */
const ACTS: readonly [
  call: keyof LiveApi,
  does: string,
  act: (actions: RoomActions, guest: Guest, message: number) => Promise<void>,
][] = [
  ['putPrepareLives', 'prepare', (actions) => actions.prepare()],
  ['putStartLives', 'start', (actions) => actions.start()],
  ['putStopLives', 'stop', (actions) => actions.stop()],
  ['putAudienceStopLive', 'audienceStop', (actions) => actions.audienceStop()],
  ['setMemberInfo', 'setMicrophone', (actions) => actions.setMicrophone(true)],
  ['setMemberInfo', 'lowerHand', (actions, { id }) => actions.lowerHand(id)],
  ['setMemberInfo', 'lowerAllHands', (actions) => actions.lowerAllHands()],
  ['setMemberInfo', 'unmute', (actions, { id }) => actions.unmute(id)],
  ['setMemberInfo', 'toExpert', (actions, { id }) => actions.toExpert(id)],
  ['setMemberInfo', 'rename', (actions, { id }) => actions.rename(id, 'Lena')],
  ['setMemberInfo', 'setVolume', (actions, { id }) => actions.setVolume(id, 40)],
  [
    'setMemberInfo',
    'setMember',
    (actions, { id }) => actions.setMember(id, 'transfer_broadcaster'),
  ],
  ['postKicking', 'removeMember', (actions, { id }) => actions.removeMember(id)],
  ['deleteLiveMessage', 'removeMessage', (actions, _, id) => actions.removeMessage(id)],
  ['putPublicChannel', 'setPublicChannel', (actions) => actions.setPublicChannel(false)],
  ['putAnnouncement', 'setAnnouncement', (actions) => actions.setAnnouncement('Soon')],
  ['postSetHomeScreen', 'setSpotlight', (actions, { id }) => actions.setSpotlight(id)],
  ['putBackground', 'setBackground', (actions) => actions.setBackground('/hall.img')],
  ['putLayout', 'setLayout', (actions) => actions.setLayout('speaker')],
  ['putVoiceChange', 'publishVoiceChange', (actions) => actions.publishVoiceChange(true)],
  ['postScreenToken', 'shareScreen', (actions) => actions.shareScreen()],
  ['putStopMedia', 'stopMedia', (actions, { id }) => actions.stopMedia(id, 'video')],
];

it.each(ACTS)(
  'keeps the state before a refused %s of %s, and passes on why [ERR-48]',
  async (call, _, act) => {
    const world = makeRoomWorld();
    const host = await world.inside('broadcaster');
    const guest = await world.inside('audience');
    await world.done(guest.session.actions.raiseHand());
    await world.done(guest.session.actions.sendMessage('Good morning'));
    await world.done(host.session.actions.mute(host.id));
    await world.rest();
    const [message] = host.state().chat.entries;
    const [before, theirs] = [host.state(), guest.state()];
    const { calls } = host.api;
    host.api[call] = () => {
      calls.push(call);
      return refuse();
    };
    const requested = calls.length;
    const failing = act(host.session.actions, guest, message?.id ?? 0);
    await expect(world.done(failing)).rejects.toMatchObject({ code: 'refused', cause: SPOKEN });
    await world.rest();
    expect(calls.slice(requested)).toEqual([call]);
    expect(host.state()).toEqual(before);
    expect(guest.state()).toEqual(theirs);
  },
);
