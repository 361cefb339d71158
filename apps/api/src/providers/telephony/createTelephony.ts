import { lookup } from 'node:dns/promises';
import type { Random } from '#platform/random/Random.ts';
import type { PhoneLegs } from './PhoneLegs.ts';
import { SipGateway } from './sip/SipGateway.ts';
import type { SipSettings } from './sip/SipSettings.ts';
import { SipSocket } from './sip/SipSocket.ts';
import type { SipSocketOptions } from './sip/SipSocket.ts';
import type { TelephonyProvider } from './TelephonyProvider.ts';
import { systemTimers } from './Timers.ts';

/** The operator's settings of the phone line, with the trunk by its name. */
export interface TelephonySettings extends Omit<SipSettings, 'trunk'> {
  /** Address on which the signaling listens. */
  readonly listen: SipSocketOptions;
  readonly trunk: { readonly host: string; readonly port: number } | undefined;
}

/** The dependencies of a phone provider. */
export interface TelephonyDeps {
  readonly legs: PhoneLegs;
  readonly random: Random;
  readonly report: (error: unknown) => void;
}

/**
 * Creates the phone provider that the settings choose: the built-in one. The trunk's name is
 * resolved once: calls come from and go to that address until the next start.
 *
 * @throws the system's error when the port is taken or the trunk's name is unknown
 * @throws RangeError when anyone could call without authentication
 */
export async function createTelephony(
  { listen, trunk, ...settings }: TelephonySettings,
  deps: TelephonyDeps,
): Promise<TelephonyProvider> {
  const found = trunk && {
    address: (await lookup(trunk.host, { family: 4 })).address,
    port: trunk.port,
  };
  const domain = settings.domain ?? trunk?.host;
  const transport = await SipSocket.open(listen);
  try {
    return new SipGateway(
      { ...settings, trunk: found, ...(domain === undefined ? {} : { domain }) },
      { ...deps, transport, timers: systemTimers },
    );
  } catch (error) {
    await transport.close();
    throw error;
  }
}
