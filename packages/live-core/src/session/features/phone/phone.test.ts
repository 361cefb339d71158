import { expect, it } from 'vitest';
import { makeRoomWorld } from '../../../../test/roomWorld.ts';
import { FakePhones } from '../../../adapters/fake/index.ts';
import type { PhoneApi } from './PhoneApi.ts';
import { phoneKey } from './PhoneState.ts';
import { PhoneController } from './PhoneController.ts';

const NUMBER = '13812345678';

async function makeManager() {
  const world = makeRoomWorld();
  const phones = new FakePhones(world.room.live);
  const sent: [string, unknown][] = [];
  const come = async (role: 'broadcaster' | 'staff' | 'audience') => {
    const of = await world.inside(role);
    const api = phones.apiOf(of.id);
    const noted: PhoneApi = {
      ...api,
      connect: (input) => {
        sent.push(['connect', input]);
        return api.connect(input);
      },
      hangUp: (target) => {
        sent.push(['hangUp', target]);
        return api.hangUp(target);
      },
    };
    const controller = new PhoneController(of.session.port, noted);
    controller.start();
    await world.rest();
    const history = () => controller.state.get().history;
    return { of, controller, history, list: () => history()?.attendees ?? [] };
  };
  return { world, phones, sent, come, host: await come('broadcaster') };
}

it("follows the server's states of the main line and of each phone [LDIA-36, LDIA-37, LDIA-39, LDIA-40]", async () => {
  const { world, phones, come, host } = await makeManager();
  const staff = await come('staff');
  await world.done(host.controller.call({ number: NUMBER, title: 'Dr Sun', role: 'expert' }));
  await world.done(host.controller.connectMain());
  await world.rest();
  expect(staff.list()).toMatchObject([{ title: 'Dr Sun', online_state: 'calling' }]);
  phones.goes('connected', 1);
  phones.goes('connected');
  await world.rest();
  for (const { list, history } of [host, staff]) {
    expect(list()[0]?.online_state).toBe('connected');
    expect(history()?.live.connector.online_state).toBe('connected');
  }
  const [caller] = host.list();
  if (caller) await world.done(host.controller.hangUp(caller));
  await world.done(host.controller.hangUpMain());
  await world.rest();
  expect(staff.list()[0]?.online_state).toBe('hanged_up');
  expect(staff.history()?.live.connector.online_state).toBe('hanged_up');
});

it.each(['a phone', 'the main line'])(
  'keeps a state of %s that arrives before the answer of its call [LDIA-36, LDIA-39]',
  async (which) => {
    const { world, phones, host } = await makeManager();
    const api = phones.apiOf(host.of.id);
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const controller = new PhoneController(host.of.session.port, {
      ...api,
      connect: async (input) => {
        const answer = await api.connect(input);
        await slow;
        return answer;
      },
    });
    controller.start();
    await world.rest();
    const isMain = which === 'the main line';
    const called = isMain
      ? controller.connectMain()
      : controller.call({ number: NUMBER, role: 'expert' });
    await world.rest();
    if (isMain) phones.goes('ringing');
    else phones.goes('ringing', 1);
    await world.rest();
    release();
    await world.done(called);
    await world.rest();
    const history = controller.state.get().history;
    const phone = isMain ? history?.live.connector : history?.attendees[0];
    expect(phone?.online_state).toBe('ringing');
  },
);

it('passes a number as custom, with its caller ID and role; the main line with neither [LDIA-47, LDIA-48, LDIA-49]', async () => {
  const { world, sent, host } = await makeManager();
  await world.done(host.controller.call({ number: NUMBER, caller: '4001', role: 'audience' }));
  await world.done(host.controller.connectMain());
  expect(sent).toEqual([
    ['connect', { phone_number: NUMBER, custom: true, role_type: 'audience', caller: '4001' }],
    ['connect', { role_type: 'connector' }],
  ]);
});

it('keeps no phone waiting for an action on another [LDIA-43]', async () => {
  const { world, host } = await makeManager();
  for (const number of [NUMBER, '13987654321']) {
    await world.done(host.controller.call({ number, role: 'expert' }));
  }
  await world.rest();
  const [first] = host.list();
  if (!first) throw new Error('Nobody was called');
  const muting = host.controller.setMute(first, true);
  const pending = () => Array.from(host.of.session.port.state.get().pending);
  await world.rest(20);
  expect(host.of.session.port.state.get().pending.has(phoneKey(2))).toBe(false);
  await world.done(muting);
  await world.rest();
  expect(pending()).toEqual([]);
  expect(host.list().map(({ mute }) => mute)).toEqual([true, false]);
});

it('mutes a connected phone when it is hidden, for every call manager [LDIA-41, LDIA-42]', async () => {
  const { world, phones, come, host } = await makeManager();
  const staff = await come('staff');
  await world.done(host.controller.call({ number: NUMBER, role: 'expert' }));
  phones.goes('connected', 1);
  await world.rest();
  const [caller] = host.list();
  if (!caller) throw new Error('Nobody was called');
  await world.done(host.controller.setHide(caller, true));
  await world.rest();
  for (const { list } of [host, staff]) expect(list()).toMatchObject([{ hide: true, mute: true }]);
});

it('hangs up the main line on leaving the panel only if it was connected [LDIA-38]', async () => {
  const { world, phones, sent, come, host } = await makeManager();
  const staff = await come('staff');
  await world.done(host.controller.connectMain());
  phones.goes('connected');
  await world.rest();
  host.controller.leave();
  await world.rest();
  expect(host.history()?.live.connector.online_state).toBe('hanged_up');
  expect(staff.history()?.live.connector.online_state).toBe('hanged_up');
  const before = sent.length;
  staff.controller.leave();
  await world.rest();
  expect(sent).toHaveLength(before);
});

it('leaves a main line alone that another member connected [LDIA-38]', async () => {
  const { world, phones, sent, come, host } = await makeManager();
  const staff = await come('staff');
  await world.done(host.controller.connectMain());
  phones.goes('connected');
  await world.rest();
  await world.done(host.controller.hangUpMain());
  await world.rest();
  await world.done(staff.controller.connectMain());
  phones.goes('connected');
  await world.rest();
  const before = sent.length;
  host.controller.leave();
  await world.rest();
  expect(sent).toHaveLength(before);
  expect(staff.history()?.live.connector.online_state).toBe('connected');
  staff.controller.leave();
  await world.rest();
  expect(sent).toHaveLength(before + 1);
});

it('sends keys to the main line, and no request without keys [LDIA-44]', async () => {
  const { world, phones, host } = await makeManager();
  await world.done(host.controller.press(''));
  expect(phones.pressed).toEqual([]);
  await world.done(host.controller.press('42#'));
  expect(phones.pressed).toEqual(['42#']);
});

it('loads the current list after a reconnect, and refuses the audience', async () => {
  const { world, phones, come, host } = await makeManager();
  const member = await come('audience');
  expect(member.controller.state.get()).toMatchObject({ history: null, hasFailed: true });
  await world.done(host.controller.call({ number: NUMBER, role: 'expert' }));
  world.room.cut(host.of.id);
  await world.rest(60_000);
  phones.goes('busy', 1);
  world.room.heal(host.of.id);
  await world.rest(60_000);
  expect(host.list()).toMatchObject([{ online_state: 'busy' }]);
});
