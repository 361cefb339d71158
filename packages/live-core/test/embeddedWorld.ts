import { inject } from 'vitest';
import type { EmbeddedRtcOptions } from '../src/adapters/embedded/EmbeddedRtc.ts';
import { EmbeddedRtc } from '../src/adapters/embedded/EmbeddedRtc.ts';
import { EmbeddedRtm } from '../src/adapters/embedded/EmbeddedRtm.ts';
import { makeReconnectPolicy, systemClock } from '../src/index.ts';
import type { World } from './World.ts';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 10;
/** Real ms within which loopback has delivered everything pending. */
const DELIVERY_MS = 150;

let worlds = 0;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A world whose server does what a test requests. */
export interface EmbeddedWorld extends World {
  control(act: string, more?: object): Promise<string>;
  /** @param seen describes the state after a failed wait */
  until(holds: () => boolean | Promise<boolean>, seen?: () => unknown): Promise<void>;
  media(options?: EmbeddedRtcOptions): EmbeddedRtc;
}

/** Creates a separate world on the server started by `startLiveWorlds`. */
export function embeddedWorld(): EmbeddedWorld {
  worlds += 1;
  const place = `localhost:${inject('liveWorldsPort')}/world-${worlds}-${Date.now()}`;
  const deps = {
    clock: systemClock,
    policy: makeReconnectPolicy(() => 0),
    openSocket: (url: string) => new WebSocket(url),
  };
  const control = async (act: string, more: object = {}): Promise<string> => {
    const response = await fetch(`http://${place}/`, {
      method: 'POST',
      body: JSON.stringify({ act, ...more }),
    });
    return response.text();
  };
  return {
    control,
    messages: () => new EmbeddedRtm(`ws://${place}`, deps),
    media: (options) => new EmbeddedRtc(`ws://${place}`, deps, options),
    token: (uid, validMs) => control('token', { uid, ms: validMs }),
    until: async (holds, seen = () => 'no details') => {
      const end = performance.now() + PATIENCE_MS;
      while (!(await holds())) {
        if (performance.now() > end) {
          throw new Error(`Timed out, last seen: ${JSON.stringify(await seen())}`);
        }
        await pause(LOOK_EVERY_MS);
      }
    },
    rest: async (ms = 0) => {
      await control('pass', { ms });
      await pause(DELIVERY_MS);
    },
    cut: async (uid) => void (await control('cut', { uid })),
    heal: async (uid) => void (await control('heal', { uid })),
    ban: async (uid) => void (await control('ban', { uid })),
  };
}
