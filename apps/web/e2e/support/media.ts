import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a tile's picture moves on. */
export async function expectPictureMoves(tile: Locator): Promise<void> {
  const video = tile.locator('video');
  const timeOf = (): Promise<number> =>
    video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0));
  await expect(video).toBeAttached();
  const before = await timeOf();
  await expect.poll(timeOf).toBeGreaterThan(before + 0.2);
}

/** Keeps every connection for media that a page makes, so that a test can count what arrives. */
export async function keepConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    Object.assign(globalThis, { keptConnections: kept });
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        kept.push(this);
      }
    };
  });
}

/** Connections for sound and pictures that a page has made, whether they are still there or not. */
export const connectionsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as { keptConnections: unknown[] }).keptConnections.length,
  );

/** Packets of sound that a page has received so far. */
const soundPackets = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { keptConnections } = globalThis as unknown as { keptConnections: RTCPeerConnection[] };
    let packets = 0;
    for (const connection of keptConnections) {
      if (connection.connectionState === 'closed') continue;
      for (const [, entry] of await connection.getStats()) {
        const { type, kind, packetsReceived } = entry as Record<string, unknown>;
        if (type === 'inbound-rtp' && kind === 'audio') packets += Number(packetsReceived);
      }
    }
    return packets;
  });

/** Waits until a page whose connections are kept has received more sound. */
export async function expectSound(page: Page): Promise<void> {
  const before = await soundPackets(page);
  await expect.poll(() => soundPackets(page)).toBeGreaterThan(before + 20);
}
