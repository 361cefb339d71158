import { PortError } from '../../ports/PortError.ts';
import type { ExtensionClass, RtcSdk, RtmSdk } from './AgoraSdk.ts';

/** Only errors reach the console. */
const LOG_ERRORS = 3;
/** Ms between two reports of loudness, as with our own provider; the SDK's default is 2000. */
const VOLUMES_EVERY_MS = 500;

let media: Promise<RtcSdk> | undefined;

/**
 * Loads the media SDK, once per page.
 * Its telemetry is turned off before the first client is created, or it would post to Agora's collectors
 * (agora.md section 0, point 12).
 */
export function loadAgoraRtc(): Promise<RtcSdk> {
  media ??= bringRtc().catch((error: unknown) => {
    // Not cached: the network may be back at the next attempt.
    media = undefined;
    throw error;
  });
  return media;
}

/**
 * Loads the messaging SDK after the media SDK, which it shares through `agoraShim`.
 * The media SDK comes first, so that its telemetry is off before messaging uses it.
 */
export async function loadAgoraRtm(): Promise<RtmSdk> {
  await loadAgoraRtc();
  const { default: sdk } = await import('agora-rtm-sdk');
  return sdk;
}

/** Loads the background extension: a megabyte with model and WebAssembly. */
export async function loadAgoraBackground(): Promise<ExtensionClass> {
  const { default: extension } = await import('agora-extension-virtual-background');
  return extension;
}

async function bringRtc(): Promise<RtcSdk> {
  const sdk = await import('agora-rtc-sdk-ng/esm');
  sdk.setParameter('ENABLE_EVENT_REPORT', false);
  sdk.setParameter('AUDIO_VOLUME_INDICATION_INTERVAL', VOLUMES_EVERY_MS);
  sdk.setLogLevel(LOG_ERRORS);
  return sdk;
}

/** @throws PortError `network` if the code does not load, which a later attempt may fix */
export async function broughtBy<Sdk>(load: () => Promise<Sdk>): Promise<Sdk> {
  try {
    return await load();
  } catch (cause) {
    throw new PortError('network', 'The code of Agora did not come', { cause });
  }
}
