import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { Baresip, hasBaresip } from '../../../apps/api/src/providers/telephony/testing/Baresip.ts';
import { median } from '../report.ts';
import type { Measure } from './Measure.ts';
import { goToDoor, holdMeeting, passDoor, SiteWorld } from './SiteWorld.ts';

const HEARD_MS = 500;
const CALLS = 5;
const LOCAL = '127.0.0.1';
const NUMBER = '+8613800005678';
const TONE_HZ = 500;
/** Ms between two looks. */
const LOOK_MS = 5;
/** Ms in which what a call has left behind is over. */
const REST_MS = 2000;

interface Heard {
  readonly keptConnections: RTCPeerConnection[];
  /** The audio energy of each phone in this page so far, by its stream. */
  energies(): Promise<ReadonlyMap<string, number>>;
}

/** Keeps a page's connections and measures the phone audio played: only phones use G.711. */
const keep = (): void => {
  const keptConnections: RTCPeerConnection[] = [];
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      keptConnections.push(this);
    }
  };
  const energies = async (): Promise<Map<string, number>> => {
    const found = new Map<string, number>();
    for (const connection of keptConnections) {
      if (connection.connectionState === 'closed') continue;
      const report = await connection.getStats();
      for (const [id, entry] of report) {
        const { type, codecId, totalAudioEnergy } = entry as Record<string, unknown>;
        if (type !== 'inbound-rtp' || typeof codecId !== 'string') continue;
        const codec = report.get(codecId) as { readonly mimeType?: string } | undefined;
        if (codec?.mimeType === 'audio/PCMU') found.set(id, Number(totalAudioEnergy));
      }
    }
    return found;
  };
  Object.assign(globalThis, { heard: { keptConnections, energies } satisfies Heard });
};

/** @returns the machine's time at which more phone audio is played than before */
const untilHeard = (page: Page): Promise<number> =>
  page.evaluate(async (lookMs) => {
    const { heard } = globalThis as unknown as { heard: Heard };
    const before = await heard.energies();
    for (;;) {
      for (const [id, energy] of await heard.energies()) {
        if (energy > (before.get(id) ?? 0)) return Date.now();
      }
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }, LOOK_MS);

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, LOCAL);
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Waits until the phone has printed a text the given number of times. */
async function untilMessage(phone: Baresip, text: string, times: number): Promise<void> {
  while (phone.output.split(text).length - 1 < times) await pause(LOOK_MS);
}

/**
 * Measures the time from a phone's answer until an audience member's browser plays its audio, in
 * the site's room.
 */
export async function measureTelephone(): Promise<readonly Measure[]> {
  if (!hasBaresip()) {
    console.log('telephone: not measured, baresip is not installed (Debian: baresip-core)');
    return [];
  }
  const phone = await Baresip.start({ toneHz: TONE_HZ, answers: 'manual', number: NUMBER });
  const world = await SiteWorld.start({
    SIP_LISTEN: `${LOCAL}:${await freePort()}`,
    SIP_TRUNK: `${LOCAL}:${phone.sipPort}`,
    SIP_SOURCES: LOCAL,
    SIP_NUMBER: '4000',
    SIP_PREFIXES: NUMBER,
  });
  try {
    const { host, path, liveId } = await holdMeeting(world);
    const member = await world.guest('member');
    await member.page.addInitScript(keep);
    await goToDoor(member, path);
    await passDoor(member);
    const times: number[] = [];
    const which = { live_id: liveId, phone_number: NUMBER, role_type: 'expert' };
    for (let call = 1; call <= CALLS; call += 1) {
      await host.call('POST', '/agoras/con_calls/connect', which);
      await untilMessage(phone, 'Incoming call', call);
      const hearing = untilHeard(member.page);
      await pause(REST_MS);
      const answeredAt = Date.now();
      phone.order('/accept');
      times.push((await hearing) - answeredAt);
      await host.call('POST', '/agoras/con_calls/hang_up', which);
      await untilMessage(phone, 'session closed', call);
      await pause(REST_MS);
    }
    return [
      {
        name: 'telephone_heard_after_answer',
        value: Math.max(...times),
        unit: `ms, slowest of ${CALLS}, ${median(times).toFixed(0)} in the middle`,
        goal: HEARD_MS,
        bound: 'most',
      },
    ];
  } finally {
    await world.stop();
    await phone.stop();
  }
}
