import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { enterRoom, keepConnections, roomPath, soundPackets, tileOf } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
const EXPERT = '周远航';

/** Microphones of a page that can be pulled out and plugged in again. */
interface Sockets {
  /** Pulls out the one in use, or all. @returns the name of the one that stands first then */
  pull(which: 'used' | 'all'): Promise<string | undefined>;
  /** Plugs all in again. */
  plugIn(): void;
}

/** Lets a test pull out the microphones of a page that is not open yet, as the browser then tells it. */
async function giveSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const gone = new Set<string>();
    const tracks: MediaStreamTrack[] = [];
    const isGone = ({ kind, deviceId }: MediaDeviceInfo): boolean =>
      kind === 'audioinput' && gone.has(deviceId);
    const there = async () => (await list()).filter((device) => !isGone(device));
    const microphones = async () => (await there()).filter(({ kind }) => kind === 'audioinput');
    const idOf = (track: MediaStreamTrack): string => track.getSettings().deviceId ?? '';
    mediaDevices.enumerateDevices = there;
    mediaDevices.getUserMedia = async (wish = {}) => {
      const { audio } = wish;
      if (audio === undefined || audio === false) return open(wish);
      const wished = audio === true ? undefined : (audio.deviceId as { exact: string }).exact;
      const found = (await microphones()).find(
        ({ deviceId }) => wished === undefined || deviceId === wished,
      );
      if (!found) throw new DOMException('It is not there', 'NotFoundError');
      const stream = await open({ ...wish, audio: { deviceId: { exact: found.deviceId } } });
      tracks.push(...stream.getAudioTracks());
      return stream;
    };
    const sockets: Sockets = {
      pull: async (which) => {
        const live = tracks.filter(({ readyState }) => readyState === 'live');
        const ids =
          which === 'all' ? (await microphones()).map(({ deviceId }) => deviceId) : live.map(idOf);
        for (const id of ids) gone.add(id);
        for (const track of live) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
        mediaDevices.dispatchEvent(new Event('devicechange'));
        return (await microphones())[0]?.label;
      },
      plugIn: () => {
        gone.clear();
        mediaDevices.dispatchEvent(new Event('devicechange'));
      },
    };
    Object.assign(globalThis, { sockets });
  });
}

const pull = (page: Page, which: 'used' | 'all'): Promise<string | undefined> =>
  page.evaluate(
    (asked) => (globalThis as unknown as { sockets: Sockets }).sockets.pull(asked),
    which,
  );

test('LMED-09 LMED-23 LMED-24 a listener pauses and plays on; a microphone that is pulled out gives way to another; where none is left that is said, and the one that is plugged in and chosen is heard', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  await host.page.getByRole('button', { name: 'Start the meeting' }).click();
  // The expert alone is heard from now on.
  await host.page.getByRole('button', { name: 'Mute', exact: true }).click();
  const expert = await come('expert', { locale: 'zh-CN' });
  await giveSockets(expert.page);
  await enterRoom(expert, await roomPath(expert, MEETING));
  const member = await come('member');
  await keepConnections(member.page);
  await enterRoom(member, path);

  const { page } = expert;
  const isHeard = async (): Promise<void> => {
    await expect(
      tileOf(member.page, new RegExp(`${EXPERT}, Expert, (microphone on|speaking)`)),
    ).toBeVisible();
    const before = await soundPackets(member.page);
    await expect.poll(() => soundPackets(member.page)).toBeGreaterThan(before + 20);
  };
  await isHeard();

  await member.page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(member.page.getByText(/^Paused: /)).toBeVisible();
  let heard = -1;
  const stands = async (): Promise<boolean> => {
    const before = heard;
    heard = await soundPackets(member.page);
    return heard === before;
  };
  await expect.poll(stands, { intervals: [500] }).toBe(true);
  await member.page.getByRole('button', { name: 'Play on', exact: true }).click();
  await isHeard();

  const second = await pull(page, 'used');
  await expect(page.getByText(`麦克风已切换为 ${second ?? ''}。`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '静音', exact: true })).toBeVisible();
  await isHeard();

  await pull(page, 'all');
  await expect(
    page.getByText('麦克风已断开。请重新接入，或选择其他麦克风。').first(),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(tileOf(member.page, new RegExp(`${EXPERT}, Expert, microphone off`))).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { sockets: Sockets }).sockets.plugIn());
  await page.getByRole('button', { name: '设备', exact: true }).click();
  await expect(page.getByText('未找到麦克风')).toBeVisible();
  const choice = page.getByRole('combobox', { name: '麦克风', exact: true });
  const last = choice.getByRole('option').last();
  await expect(last).toBeAttached();
  await choice.selectOption(await last.getAttribute('value'));
  await page.getByRole('button', { name: '重新请求' }).click();
  await expect(page.getByText('未找到麦克风')).toBeHidden();
  await expectAccessible(page);
  await isHeard();
});
