import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MediaSource } from './MediaSource.ts';
import type { SendingTrack } from './MediaSource.ts';
import { ReceivingSlot } from './ReceivingSlot.ts';
import type { TakingTrack } from './ReceivingSlot.ts';

const FRAME_MS = 66;
const RECEIVER_REPORT = Buffer.from([0x81, 201, 0, 0]);

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

/** A camera with one frame per packet, which counts the requests for key frames. */
class TestCamera implements SendingTrack {
  requests = 0;
  #message: (packet: Buffer) => void = () => undefined;
  #sequence = 100;

  readonly source = new MediaSource('video', this, 96);

  onOpen(): void {}

  onMessage(take: (packet: Buffer) => void): void {
    this.#message = take;
  }

  isOpen(): boolean {
    return true;
  }

  requestBitrate(): boolean {
    return true;
  }

  requestKeyframe(): boolean {
    this.requests += 1;
    return true;
  }

  /** @param madeMs time of the frame, on the clock of `Date.now()` */
  sends(kind: 'key' | 'inter', madeMs = Date.now()): void {
    this.#sequence += 1;
    const packet = Buffer.alloc(14);
    packet[0] = 0x80;
    packet[1] = 96;
    packet.writeUInt16BE(this.#sequence % 65_536, 2);
    packet.writeUInt32BE((madeMs * 90) % 2 ** 32, 4);
    packet[12] = 0x10;
    packet[13] = kind === 'key' ? 0 : 1;
    this.#message(packet);
  }

  loses(packets: number): void {
    this.#sequence += packets;
  }
}

/** One viewer, with the sequence numbers it was sent. */
class TestViewer implements TakingTrack {
  readonly sequences: number[] = [];
  #message: (feedback: Buffer) => void = () => undefined;

  readonly slot = new ReceivingSlot(this, {
    mid: '0',
    kind: 'video',
    codec: 'vp8',
    ssrc: 7,
    payloadType: 96,
  });

  onOpen(): void {}

  onClosed(): void {}

  onMessage(take: (feedback: Buffer) => void): void {
    this.#message = take;
  }

  isOpen(): boolean {
    return true;
  }

  sendMessageBinary(packet: Buffer): boolean {
    this.sequences.push(packet.readUInt16BE(2));
    return true;
  }

  reports(): void {
    this.#message(RECEIVER_REPORT);
  }
}

/** A camera that has been live for a second, and its viewer. */
function watching(): { camera: TestCamera; viewer: TestViewer } {
  const camera = new TestCamera();
  camera.source.setAllowed(true);
  const viewer = new TestViewer();
  viewer.slot.attach(camera.source);
  camera.sends('key');
  for (let frame = 0; frame < 15; frame += 1) {
    vi.advanceTimersByTime(FRAME_MS);
    camera.sends('inter');
  }
  viewer.reports();
  camera.requests = 0;
  return { camera, viewer };
}

it('sends a new viewer nothing before a key frame, requested until it arrives', () => {
  const { camera } = watching();
  const late = new TestViewer();
  late.slot.attach(camera.source);
  for (let frame = 0; frame < 10; frame += 1) {
    vi.advanceTimersByTime(FRAME_MS);
    camera.sends('inter');
  }
  expect(late.sequences).toEqual([]);
  expect(camera.requests).toBe(3);
  camera.sends('key');
  camera.sends('inter');
  expect(late.sequences).toHaveLength(2);
});

it('keeps separate sequence numbers for each viewer of the same packet', () => {
  const { camera, viewer } = watching();
  const late = new TestViewer();
  late.slot.attach(camera.source);
  camera.sends('key');
  camera.sends('inter');
  expect(viewer.sequences.slice(-2)).toEqual(late.sequences);
  expect(viewer.sequences).toHaveLength(18);
});

it('requests a key frame at once after a sender’s cut line [LCON-29]', () => {
  const { camera, viewer } = watching();
  camera.loses(500);
  vi.advanceTimersByTime(5000);
  camera.sends('inter');
  expect(camera.requests).toBe(1);
  // The gap is forwarded unchanged.
  expect((viewer.sequences.at(-1) ?? 0) - (viewer.sequences.at(-2) ?? 0)).toBe(501);
});

it('requests a key frame for a receiver that reports again after a silence [LCON-29]', () => {
  const { camera, viewer } = watching();
  vi.advanceTimersByTime(1500);
  viewer.reports();
  expect(camera.requests).toBe(0);
  vi.advanceTimersByTime(5000);
  viewer.reports();
  expect(camera.requests).toBe(1);
});

it('drops media delayed by five seconds and continues without a gap [LCON-29]', () => {
  const { camera, viewer } = watching();
  const before = viewer.sequences.length;
  const stoodStillAt = Date.now();
  vi.advanceTimersByTime(5000);
  for (let made = stoodStillAt; made < Date.now() - FRAME_MS; made += FRAME_MS) {
    camera.sends('inter', made);
  }
  camera.sends('key');
  camera.sends('inter');
  const [last = 0, first, second] = viewer.sequences.slice(before - 1);
  expect(viewer.sequences).toHaveLength(before + 2);
  expect([first, second]).toEqual([last + 1, last + 2]);
});
