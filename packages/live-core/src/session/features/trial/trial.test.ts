import { expect, it } from 'vitest';
import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { makeRoomWorld, QUIET } from '../../../../test/roomWorld.ts';
import { FakeTrials } from '../../../adapters/fake/index.ts';
import { TrialController } from './TrialController.ts';

const AHEAD_MS = 90_000;

async function makeTrial() {
  const world = makeRoomWorld({ isFree: false, aheadMs: AHEAD_MS });
  const trials = new FakeTrials(world.room.live);
  const host = await world.inside('broadcaster');
  const id = world.room.add('audience', 'Lin');
  trials.begin(id);
  const guest = world.guest(id);
  await world.done(guest.session.actions.open());
  await world.done(guest.session.actions.enter(QUIET));
  const controller = new TrialController(guest.session.port);
  controller.start();
  await world.rest();
  const start = async () => {
    await world.done(host.session.actions.prepare());
    await world.done(host.session.actions.start({ isConfirmed: true }));
    await world.rest();
  };
  return { world, trials, host, guest, controller, start, now: controller.state.get };
}

it("ends the trial five minutes after the start, by the server's clock [LTIM-05, LTIM-08]", async () => {
  const { world, start, now } = await makeTrial();
  expect(now()).toEqual({ isOn: true, endsAt: null, isReminded: false, payment: null });
  const began = Math.floor((world.clock.now() + AHEAD_MS) / 1000) * 1000;
  await start();
  const endsAt = now().endsAt ?? 0;
  expect(endsAt - began).toBeGreaterThanOrEqual(LIVE_TRIAL_MINUTES * 60_000);
  expect(endsAt - began).toBeLessThan(LIVE_TRIAL_MINUTES * 60_000 + 5000);
});

it("applies the reminder with the server's end [LTIM-06, LCON-38]", async () => {
  const { world, trials, guest, start, now } = await makeTrial();
  await start();
  trials.remind(guest.id);
  const endsAt = world.clock.now() + AHEAD_MS + 60_000;
  await world.rest();
  expect(now()).toMatchObject({ isOn: true, isReminded: true, endsAt });
});

it('ends the trial at once on payment, and returns the payment [LPAY-06, LPAY-08]', async () => {
  const { world, trials, guest, start, now } = await makeTrial();
  await start();
  trials.pay(guest.id);
  await world.rest();
  const payment = { has_paid: true, paid_info: { card_type: null, actual_paid: 20 } };
  expect(now()).toMatchObject({ isOn: false, payment });
  expect(guest.state().phase).toBe('inside');
});

it('asks nothing of members brought on stage or already paid [LTIM-05]', async () => {
  const { world, host, guest, start, now } = await makeTrial();
  await start();
  await world.done(host.session.actions.setMember(guest.id, 'to_expert'));
  await world.rest();
  expect(now().isOn).toBe(false);
  const paid = await world.inside('audience');
  const controller = new TrialController(paid.session.port);
  controller.start();
  expect(controller.state.get().isOn).toBe(false);
});
