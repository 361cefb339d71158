import { screenUidOf } from '@rostra/contract/live';
import type { LiveRole } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import type { DeviceSettings, DeviceStorage } from '../../../ports/DeviceStorage.ts';
import { LiveSession } from '../../../session/LiveSession.ts';
import type { SessionCache } from '../../../session/room/SessionCache.ts';
import type { RequestFrame } from '../../../store/FrameStore.ts';
import type { Cancel, Clock } from '../../../time/Clock.ts';
import { FakeHub } from '../FakeHub.ts';
import { bareMedia } from '../fakeMedia.ts';
import type { MakeMedia } from '../fakeMedia.ts';
import { FakeRtc } from '../FakeRtc.ts';
import { FakeRtm } from '../FakeRtm.ts';
import { FakeLive } from './FakeLive.ts';
import type { FakeLiveOptions } from './FakeLive.ts';
import { FakeLiveApi } from './FakeLiveApi.ts';
import type { CauseOf } from './FakeLiveApi.ts';

const SECOND_MS = 1000;
/** Bursts of crowd changes per second. */
const BURSTS = 10;
const CROWD_FROM = 10_000;
/** A prime, so that changes are spread over the crowd. */
const STRIDE = 7919;
/** Jitters are half of their maximum. */
const HALF = 0.5;
/** Ms until a dead media process is back. */
const MEDIA_PAUSE_MS = 500;

export interface FakeRoomOptions extends FakeLiveOptions {
  readonly clock: Clock;
  readonly requestFrame: RequestFrame;
  /** Creates the media of cameras and microphones. @default bare tracks */
  readonly makeMedia?: MakeMedia;
  /** Converts a refusal to the caller's own error with a text. @default the refusal itself */
  readonly causeOf?: CauseOf;
}

/** One member's browser: their session, and actions of a test or story on it. */
export interface FakeBrowser {
  readonly session: LiveSession;
  readonly rtc: FakeRtc;
  readonly rtm: FakeRtm;
  readonly api: FakeLiveApi;
  readonly cache: SessionCache;
}

/** Creates texts in memory; passing them to another browser simulates a reload. */
export function memoryCache(): SessionCache {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  };
}

/** Creates device choices in memory. */
export function memoryDevices(chosen: DeviceSettings['chosen'] = {}): DeviceStorage {
  let settings: DeviceSettings = { chosen };
  return {
    read: () => settings,
    write: (next) => {
      settings = next;
    },
  };
}

/** A whole live session on fakes: people by role, a crowd, and switches for every fault. */
export class FakeRoom {
  readonly hub: FakeHub;
  readonly live: FakeLive;
  readonly #options: FakeRoomOptions;
  #lastId = 0;
  #messages = 0;
  #crowd = 0;

  constructor(options: FakeRoomOptions) {
    this.#options = options;
    this.hub = new FakeHub(options.clock);
    this.live = new FakeLive(this.hub, options);
  }

  /** Registers a user. @returns the user's ID */
  add(role: LiveRole, name: string): number {
    this.#lastId += 1;
    this.live.add(this.#lastId, role, name);
    return this.#lastId;
  }

  /** Opens a browser of a member; another one of the same member is a second tab. */
  browser(
    userId: number,
    { cache = memoryCache(), devices = memoryDevices() }: Partial<BrowserMemory> = {},
  ): FakeBrowser {
    const { clock, requestFrame, makeMedia = bareMedia, causeOf } = this.#options;
    const rtc = new FakeRtc(this.hub, makeMedia);
    const rtm = new FakeRtm(this.hub);
    const api = new FakeLiveApi(this.hub, this.live, userId);
    if (causeOf) api.causeOf = causeOf;
    const session = new LiveSession({
      api,
      providers: async ({ vendor }) => {
        await Promise.resolve();
        return { rtm, rtc: vendor === 'rtmp' ? null : rtc };
      },
      devices,
      cache,
      clock,
      requestFrame,
      random: () => HALF,
      newId: () => {
        this.#messages += 1;
        return `message-${this.#messages}`;
      },
    });
    return { session, rtc, rtm, api, cache };
  }

  /** Cuts the member's network. */
  cut(userId: number): void {
    this.hub.cut(this.#uid(userId));
    this.hub.link(screenUidOf(this.#uid(userId))).cut();
  }

  heal(userId: number): void {
    this.hub.heal(this.#uid(userId));
    this.hub.link(screenUidOf(this.#uid(userId))).heal();
  }

  /** Logs the same account in elsewhere. */
  kick(userId: number): void {
    this.hub.messages.end(this.#uid(userId), 'remote-login');
    this.hub.media.end(this.#uid(userId), 'uid-conflict');
  }

  /** Removes the member for good, as the host. */
  ban(userId: number): void {
    this.live.remove(userId);
  }

  /** Expires the tokens before they are renewed. */
  expireToken(userId: number): void {
    this.hub.expire(this.#uid(userId));
  }

  /** Refuses token exchanges from now on: code 10010. */
  refuseTokens(userId: number): void {
    this.live.refuseTokens(userId);
  }

  /** Fails every messaging login, refused or without an answer; undefined ends the fault. */
  failLogin(code: 'auth' | 'timeout' | undefined): void {
    this.hub.faults.login = code;
  }

  /** Makes media joins fail or work. */
  failMedia(isFailing: boolean): void {
    this.hub.faults.media = isFailing ? 'unknown' : undefined;
  }

  /** Makes pages of the audience fail or work, for everyone. */
  failAudience(isFailing: boolean): void {
    this.hub.faults.isAudienceSilent = isFailing;
  }

  /** Sets the quality of the member's connection, from 1, the best; above 4 it is poor. */
  setQuality(userId: number, quality: 1 | 4 | 5): void {
    const report = { up: quality, down: quality } as const;
    // Notified after two reports that agree.
    for (const _ of [1, 2]) this.hub.media.notify(this.#uid(userId), 'quality', report);
  }

  /** Kills the media process, which comes back. */
  killMedia(): void {
    this.hub.media.restart(MEDIA_PAUSE_MS);
  }

  /** Adds a crowd. */
  addCrowd(count: number): void {
    this.live.addCrowd(count, CROWD_FROM + this.#crowd);
    this.#crowd += count;
  }

  /** Raises and lowers hands of the crowd. @returns a function to stop it */
  startChanges(perSecond: number): Off {
    let next = 0;
    let cancel: Cancel | undefined;
    const burst = (): void => {
      for (let change = 0; change < perSecond / BURSTS; change += 1) {
        this.live.toggleHand(CROWD_FROM + (next % this.#crowd));
        next += STRIDE;
      }
      cancel = this.#options.clock.schedule(SECOND_MS / BURSTS, burst);
    };
    if (this.#crowd > 0) burst();
    return () => cancel?.();
  }

  #uid(userId: number): number {
    return this.live.member(userId).uid;
  }
}

interface BrowserMemory {
  readonly cache: SessionCache;
  readonly devices: DeviceStorage;
}
