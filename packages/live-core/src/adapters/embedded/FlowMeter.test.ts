import { expect, it } from 'vitest';
import { FlowMeter } from './FlowMeter.ts';

const sent = (id: string, timestamp: number, bytesSent: number, video = {}) => ({
  id,
  type: 'outbound-rtp',
  timestamp,
  bytesSent,
  ...video,
});
const received = (
  timestamp: number,
  bytesReceived: number,
  packetsReceived: number,
  packetsLost: number,
) => ({ id: 'in', type: 'inbound-rtp', timestamp, bytesReceived, packetsReceived, packetsLost });

it('measures sent media since the last measurement: bits, the largest video and reported loss [LMED-21]', () => {
  const meter = new FlowMeter();
  expect(meter.measure([sent('sound', 1000, 0), sent('camera', 1000, 0)])).toBeUndefined();
  const flow = meter.measure([
    sent('sound', 2000, 5000),
    sent('small', 2000, 0, { frameWidth: 160, frameHeight: 90, framesPerSecond: 15 }),
    sent('camera', 2000, 95_000, { frameWidth: 640, frameHeight: 360, framesPerSecond: 14.6 }),
    { id: 'told', type: 'remote-inbound-rtp', fractionLost: 0.03 },
  ]);
  expect(flow).toEqual({
    kbps: 800,
    lost: 0.03,
    video: { width: 640, height: 360, framesPerSecond: 14.6 },
  });
});

it('measures loss of received media, and no video size for audio [LMED-21]', () => {
  const meter = new FlowMeter();
  meter.measure([received(1000, 0, 0, 0)]);
  expect(meter.measure([received(3000, 10_000, 90, 10)])).toEqual({ kbps: 40, lost: 0.1 });
  expect(meter.measure([received(4000, 10_000, 90, 10)])).toEqual({ kbps: 0, lost: 0 });
});

it('returns nothing without streams, twice at one moment, or after restarted counters [LMED-21]', () => {
  const meter = new FlowMeter();
  expect(meter.measure(undefined)).toBeUndefined();
  meter.measure([received(1000, 500, 1, 0)]);
  expect(meter.measure([received(1000, 500, 1, 0)])).toBeUndefined();
  expect(meter.measure([received(2000, 100, 1, 0)])).toBeUndefined();
  expect(meter.measure([received(3000, 225, 2, 0)])?.kbps).toBe(1);
  expect(meter.measure([])).toBeUndefined();
  expect(meter.measure([received(4000, 900, 3, 0)])).toBeUndefined();
});
