import { expect, it } from 'vitest';
import { canSend, currentTab, unreadCount, visibleTabs } from '../../index.ts';
import { makeRoomWorld, QUIET } from '../../../test/roomWorld.ts';
import type { Guest } from '../../../test/roomWorld.ts';

const texts = ({ state }: Guest): string[] => state().chat.entries.map(({ msg }) => msg);

it('shows a message as sending at once, then as sent, and delivers it to all [LCON-37, LCHT-07, LCHT-08, LCHT-09, LCHT-10]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  const sending = guest.session.actions.sendMessage('  Good morning ');
  await world.rest(20);
  expect(guest.state().chat.entries).toMatchObject([
    { id: null, msg: 'Good morning', status: 'sending', senderId: guest.id },
  ]);
  await world.done(sending);
  await world.rest();
  expect(guest.state().chat.entries).toMatchObject([{ id: 1, status: 'sent' }]);
  expect(host.state().chat.entries).toMatchObject([
    {
      id: 1,
      msg: 'Good morning',
      time: expect.any(String),
      senderId: guest.id,
      sender_role: 'audience',
    },
  ]);
});

it('shows the public chat tab to host and staff only while the chat is closed [LCHT-01, LCHT-02, LCHT-03, LCHT-04]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const staff = await world.inside('staff');
  const guest = await world.inside('audience');
  expect(currentTab(guest.state())).toBe('attendees');
  expect(visibleTabs(guest.state())).toEqual(['attendees', 'public_chat']);
  guest.session.actions.setTab('public_chat');
  await world.rest();
  expect(currentTab(guest.state())).toBe('public_chat');
  await world.done(host.session.actions.setPublicChannel(false));
  await world.rest();
  expect(visibleTabs(guest.state())).toEqual(['attendees']);
  expect(currentTab(guest.state())).toBe('attendees');
  for (const member of [host, staff]) {
    expect(visibleTabs(member.state())).toEqual(['attendees', 'public_chat']);
  }
  expect(canSend(guest.state())).toBe(false);
  expect(canSend(staff.state())).toBe(true);
  const codes = ({ state }: Guest): string[] => state().notices.map(({ code }) => code);
  expect([guest, staff].map(codes)).toEqual([['chat-closed'], []]);
  await world.done(host.session.actions.setPublicChannel(true));
  await world.rest();
  expect([guest, staff].map(codes)).toEqual([['chat-opened'], []]);
});

it('counts messages as unread on another tab until the chat is opened [LCHT-14]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.sendMessage('one'));
  await world.done(host.session.actions.sendMessage('two'));
  await world.rest();
  expect(unreadCount(guest.state(), 'public_chat')).toBe(2);
  expect(unreadCount(host.state(), 'public_chat')).toBe(0);
  guest.session.actions.setTab('public_chat');
  await world.done(host.session.actions.sendMessage('three'));
  await world.rest();
  expect(unreadCount(guest.state(), 'public_chat')).toBe(0);
});

it('keeps the chat and its count over a reload, but not in a new browser session [LCHT-15]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.sendMessage('kept'));
  await world.rest(2000);
  const reloaded = world.guest(guest.id, { cache: guest.cache });
  await world.done(reloaded.session.actions.open());
  await world.rest(20);
  expect(texts(reloaded)).toEqual(['kept']);
  expect(reloaded.state().unread.public_chat).toBe(1);
  await world.done(reloaded.session.actions.enter(QUIET));
  await world.rest();
  expect(texts(reloaded)).toEqual(['kept']);
  expect(reloaded.state().unread.public_chat).toBe(1);
  const elsewhere = world.guest(guest.id);
  await world.done(elsewhere.session.actions.open());
  await world.rest(20);
  expect(texts(elsewhere)).toEqual([]);
});

it('sends no empty message [LCHT-16]', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  expect(await world.codeOf(guest.session.actions.sendMessage(' \n\t '))).toBe('message-empty');
  expect(await world.codeOf(guest.session.actions.sendMessage('x'.repeat(1001)))).toBe(
    'message-too-long',
  );
  await world.done(guest.session.actions.sendMessage('😀'.repeat(1000)));
  expect(guest.api.calls.filter((call) => call === 'postLiveMessage')).toHaveLength(1);
});

it('reports a missing connection instead of a missing permission [LCHT-17]', async () => {
  const world = makeRoomWorld();
  const guest = await world.inside('audience');
  await world.done(guest.session.actions.leave());
  expect(await world.codeOf(guest.session.actions.sendMessage('bye'))).toBe('network');
  expect(guest.api.calls).not.toContain('postLiveMessage');
});

it('refuses messages in a closed chat, by the server too [LCHT-17, LCHT-18, ERR-34]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.setPublicChannel(false));
  await world.done(host.session.actions.sendMessage('for the few'));
  await world.rest();
  expect(canSend(guest.state())).toBe(false);
  expect(await world.codeOf(guest.session.actions.sendMessage('let me'))).toBe(
    'message-not-allowed',
  );
  const forced = guest.api.postLiveMessage({ msg: 'let me', client_id: 'forced' });
  await expect(world.done(forced)).rejects.toMatchObject({
    cause: { reason: 'liveMessagesRefused' },
  });
  const late = await world.inside('audience');
  await world.done(host.session.actions.setMember(late.id, 'view_message'));
  await world.rest();
  expect(visibleTabs(late.state())).toContain('public_chat');
  expect(texts(late)).toEqual(['for the few']);
  await world.done(late.session.actions.sendMessage('thank you'));
});

it('restores no message from the cache that was removed while the page was away [LCHT-24]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  for (const text of ['one', 'two', 'three']) {
    await world.done(host.session.actions.sendMessage(text));
  }
  await world.rest(2000);
  await world.done(guest.session.actions.leave());
  await world.done(host.session.actions.removeMessage(2));
  const reloaded = world.guest(guest.id, { cache: guest.cache });
  await world.done(reloaded.session.actions.open());
  await world.done(reloaded.session.actions.enter(QUIET));
  await world.rest();
  expect(texts(reloaded)).toEqual(['one', 'three']);
});

it('keeps a message that failed, to be sent again once or given up [LCHT-20, ERR-47]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  world.room.cut(guest.id);
  expect(await world.codeOf(guest.session.actions.sendMessage('lost'))).toBe('send-failed');
  world.room.heal(guest.id);
  await world.rest(2000);
  expect(guest.state().chat.entries).toMatchObject([
    { msg: 'lost', status: 'failed', error: 'network' },
  ]);
  const clientId = guest.state().chat.entries[0]?.client_id ?? '';
  await world.done(guest.session.actions.resendMessage(clientId));
  await world.done(guest.session.actions.resendMessage(clientId));
  await world.rest();
  expect(guest.state().chat.entries).toMatchObject([{ msg: 'lost', status: 'sent' }]);
  expect(texts(host)).toEqual(['lost']);
  for (let at = 0; at < 9; at += 1) {
    await world.done(guest.session.actions.sendMessage(`burst ${at}`));
  }
  expect(await world.codeOf(guest.session.actions.sendMessage('too fast'))).toBe('send-failed');
  await world.rest();
  const failed = guest.state().chat.entries.at(-1)?.client_id ?? '';
  guest.session.actions.discardMessage(failed);
  await world.rest();
  expect(texts(guest)).not.toContain('too fast');
});

it('keeps a failed message in place, with later messages below it [LCHT-20]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(host.session.actions.sendMessage('first'));
  world.room.cut(guest.id);
  expect(await world.codeOf(guest.session.actions.sendMessage('lost'))).toBe('send-failed');
  world.room.heal(guest.id);
  await world.rest(2000);
  await world.done(guest.session.actions.sendMessage('second'));
  await world.done(host.session.actions.sendMessage('third'));
  await world.rest();
  expect(texts(guest)).toEqual(['first', 'lost', 'second', 'third']);
  const lost = guest.state().chat.entries[1]?.client_id ?? '';
  await world.done(guest.session.actions.resendMessage(lost));
  await world.rest();
  expect(texts(guest)).toEqual(['first', 'second', 'third', 'lost']);
});

it('loads the history for late joiners, newest page first, older pages on demand [LCHT-23, LCHT-19]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  for (let at = 1; at <= 60; at += 1) {
    await world.done(host.session.actions.sendMessage(`message ${at}`));
    await world.rest(1100);
  }
  const late = await world.inside('audience');
  expect(texts(late)).toHaveLength(25);
  expect(texts(late).at(-1)).toBe('message 60');
  expect(late.state()).toMatchObject({ chat: { hasOlder: true }, unread: { public_chat: 0 } });
  await world.done(late.session.actions.loadOlderMessages());
  await world.done(late.session.actions.loadOlderMessages());
  await world.rest(20);
  expect(texts(late)).toHaveLength(60);
  expect(texts(late)[0]).toBe('message 1');
  expect(late.state().chat.hasOlder).toBe(false);
});

it('removes a message for everyone when a super role deletes it [LCHT-24]', async () => {
  const world = makeRoomWorld();
  const host = await world.inside('broadcaster');
  const guest = await world.inside('audience');
  await world.done(guest.session.actions.sendMessage('rude'));
  await world.rest();
  expect(await world.codeOf(guest.session.actions.removeMessage(1))).toBe('refused');
  await world.done(host.session.actions.removeMessage(1));
  await world.rest();
  expect([texts(host), texts(guest)]).toEqual([[], []]);
});
