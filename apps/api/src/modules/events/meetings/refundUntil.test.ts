import { expect, it } from 'vitest';
import { refundUntil } from './refundUntil.ts';
import type { RefundedMeeting } from './refundUntil.ts';

const at = (day: number, hour: number, minute = 0): Date =>
  new Date(Date.UTC(2026, 10, day, hour, minute));
const START = at(20, 10);
const online: RefundedMeeting = {
  meetingWay: 'online',
  startsAt: START,
  startedAt: null,
  movedAt: null,
};
const offline: RefundedMeeting = { ...online, meetingWay: 'offline' };
const bookedFor = (bookedStartsAt: Date | null) => ({ bookedStartsAt });

it('refunds an online meeting until its planned start [PAY-78]', () => {
  expect(refundUntil(online)).toEqual(START);
});

it('refunds nothing from the moment a host starts early [PAY-78]', () => {
  expect(refundUntil({ ...online, startedAt: at(20, 9, 50) })).toEqual(at(20, 9, 50));
  expect(refundUntil({ ...online, startedAt: at(20, 10, 20) })).toEqual(START);
});

it('refunds an in-person meeting until 48 hours before the start of the slot taken [PAY-78]', () => {
  expect(refundUntil(offline)).toEqual(at(18, 10));
  expect(refundUntil(offline, { startsAt: at(20, 12), movedAt: null })).toEqual(at(18, 12));
});

it('gives seven days after a move of more than 30 minutes from the booked time [PAY-78]', () => {
  const moved = { ...offline, startsAt: at(25, 10), movedAt: at(17, 8) };
  expect(refundUntil(moved, moved, bookedFor(at(20, 10)))).toEqual(at(24, 8));
});

it('gives no longer than the new start [PAY-78]', () => {
  const moved = { ...offline, startsAt: at(21, 10), movedAt: at(20, 8) };
  expect(refundUntil(moved, moved, bookedFor(at(20, 10)))).toEqual(at(21, 10));
});

it('gives nothing more for 30 minutes in all, one more minute does, earlier or later [PAY-78]', () => {
  const moved = { ...offline, movedAt: at(19, 8) };
  const untilOf = (booked: Date): Date => refundUntil(moved, moved, bookedFor(booked));
  expect(untilOf(at(20, 10, 30))).toEqual(at(18, 10));
  expect(untilOf(at(20, 9, 30))).toEqual(at(18, 10));
  expect(untilOf(at(20, 10, 31))).toEqual(START);
  expect(untilOf(at(20, 9, 29))).toEqual(START);
});

it('gives nothing more to a payer who booked the new time [PAY-78]', () => {
  const moved = { ...offline, movedAt: at(19, 8) };
  expect(refundUntil(moved, moved, bookedFor(START))).toEqual(at(18, 10));
  expect(refundUntil(moved, moved, bookedFor(null))).toEqual(at(18, 10));
});

it('gives the payer of a slot nothing more for a move of the meeting or of another slot [PAY-78]', () => {
  const moved = { ...offline, movedAt: at(19, 8) };
  const slot = { startsAt: at(20, 12), movedAt: null };
  expect(refundUntil(moved, slot, bookedFor(at(20, 10)))).toEqual(at(18, 12));
  const movedSlot = { ...slot, movedAt: at(19, 8) };
  expect(refundUntil(offline, movedSlot, bookedFor(at(20, 10)))).toEqual(at(20, 12));
});
