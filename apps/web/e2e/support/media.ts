import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a tile's video moves. */
export async function expectVideoMoves(tile: Locator): Promise<void> {
  const video = tile.locator('video');
  const timeOf = (): Promise<number> =>
    video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0));
  await expect(video).toBeAttached();
  const before = await timeOf();
  await expect.poll(timeOf).toBeGreaterThan(before + 0.2);
}

/** Keeps every media connection of a page, so that a test can count received packets. */
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

/** Media connections that a page has made, open or closed. */
export const connectionsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as { keptConnections: unknown[] }).keptConnections.length,
  );

/** Returns the number of audio packets a page has received. */
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

/** Waits until a page with kept connections has received more audio. */
export async function expectSound(page: Page): Promise<void> {
  const before = await soundPackets(page);
  await expect.poll(() => soundPackets(page)).toBeGreaterThan(before + 20);
}
