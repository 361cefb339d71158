import type { LiveSessionOptions } from '@rostra/contract/live';
import type { DeviceStorage } from '../ports/DeviceStorage.ts';
import type { RtcProvider } from '../ports/RtcProvider.ts';
import type { RtmProvider } from '../ports/RtmProvider.ts';
import type { RequestFrame } from '../store/FrameStore.ts';
import type { Clock } from '../time/Clock.ts';
import type { LiveApi } from './LiveApi.ts';
import type { SessionCache } from './room/SessionCache.ts';

/** A vendor's messaging and media clients; `rtmp` has no real-time client (LCON-09). */
export interface LiveProviders {
  readonly rtm: RtmProvider;
  readonly rtc: RtcProvider | null;
}

/** Everything a session needs from its environment. */
export interface LiveSessionDeps {
  readonly api: LiveApi;
  /** Loads the adapters of the session's vendor; called once. */
  readonly providers: (options: LiveSessionOptions) => Promise<LiveProviders>;
  readonly devices: DeviceStorage;
  /** Cache for this browser session: the chat, and whether a removed member's page has reloaded. */
  readonly cache: SessionCache;
  readonly clock: Clock;
  readonly requestFrame: RequestFrame;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  /** Returns a unique ID for a message. */
  readonly newId: () => string;
}
