import { expect, it } from 'vitest';
import { DirectionMeter } from './DirectionMeter.ts';

const pair = { id: 'pair', type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.04 };
const remoteReport = (fractionLost: number, roundTripTimeMeasurements: number) => ({
  id: 'told',
  type: 'remote-inbound-rtp',
  fractionLost,
  roundTripTimeMeasurements,
});
const received = (packetsReceived: number, packetsLost: number) => ({
  id: 'received',
  type: 'inbound-rtp',
  packetsReceived,
  packetsLost,
});

it("counts losses reported by the other side from a stream's second report on [LMED-21]", () => {
  const meter = new DirectionMeter();
  expect(meter.measure([pair, remoteReport(0.98, 1)])).toEqual({ roundTripMs: 40, lost: 0 });
  expect(meter.measure([pair, remoteReport(0.25, 2)])).toEqual({ roundTripMs: 40, lost: 0.25 });
});

it('counts receipts since the last measurement, and again for a new connection [LMED-21]', () => {
  const meter = new DirectionMeter();
  expect(meter.measure([pair, received(100, 0)])?.lost).toBe(0);
  expect(meter.measure([pair, received(190, 10)])?.lost).toBe(0.1);
  expect(meter.measure([pair, received(20, 0)])?.lost).toBe(0);
});

it('measures nothing before a connection is in use [LMED-21]', () => {
  const meter = new DirectionMeter();
  expect(meter.measure(undefined)).toBeUndefined();
  expect(meter.measure([received(100, 0)])).toBeUndefined();
});
