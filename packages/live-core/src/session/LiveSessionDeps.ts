import type { LiveSessionOptions } from '@rostra/contract/live';
import type { DeviceStorage } from '../ports/DeviceStorage.ts';
import type { RtcProvider } from '../ports/RtcProvider.ts';
import type { RtmProvider } from '../ports/RtmProvider.ts';
import type { RequestFrame } from '../store/FrameStore.ts';
import type { Clock } from '../time/Clock.ts';
import type { LiveApi } from './LiveApi.ts';
import type { SessionCache } from './SessionCache.ts';

/** The two lines of a vendor; without a real-time client for `rtmp` (LCON-09). */
export interface LiveProviders {
  readonly rtm: RtmProvider;
  readonly rtc: RtcProvider | null;
}

/** Everything of the world that a session needs. */
export interface LiveSessionDeps {
  readonly api: LiveApi;
  /** Loads the adapters of the session's vendor; called once. */
  readonly providers: (options: LiveSessionOptions) => Promise<LiveProviders>;
  readonly devices: DeviceStorage;
  /** Of this browser's session: the chat, and whether a removed member's page has reloaded. */
  readonly cache: SessionCache;
  readonly clock: Clock;
  readonly requestFrame: RequestFrame;
  /** Gives 0 up to 1. */
  readonly random: () => number;
  /** A new name for a message, never given twice. */
  readonly newId: () => string;
}
