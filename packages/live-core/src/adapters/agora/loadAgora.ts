import { PortError } from '../../ports/PortError.ts';
import type { ExtensionClass, RtcSdk, RtmSdk } from './AgoraSdk.ts';

/** Only errors reach the console. */
const LOG_ERRORS = 3;
/** Ms from one telling of loudness to the next, as at our own provider; the SDK's own are 2000. */
const VOLUMES_EVERY_MS = 500;

let media: Promise<RtcSdk> | undefined;

/**
 * Brings the media SDK, once a page. Its telemetry is off before the first client is made: it would
 * post to Agora's collectors from then on (agora.md section 0, point 12).
 */
export function loadAgoraRtc(): Promise<RtcSdk> {
  media ??= bringRtc().catch((error: unknown) => {
    // Not kept: the network may be back at the next try.
    media = undefined;
    throw error;
  });
  return media;
}

/**
 * Brings the messaging SDK. It takes the media SDK with it, through `agoraShim` the same one; that comes
 * first, so that its telemetry is off before messages use it.
 */
export async function loadAgoraRtm(): Promise<RtmSdk> {
  await loadAgoraRtc();
  const { default: sdk } = await import('agora-rtm-sdk');
  return sdk;
}

/** Brings the extension that puts something behind people: a megabyte, model and WebAssembly in it. */
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

/** @throws PortError `network` when the code does not come, which a later try may mend */
export async function broughtBy<Sdk>(load: () => Promise<Sdk>): Promise<Sdk> {
  try {
    return await load();
  } catch (cause) {
    throw new PortError('network', 'The code of Agora did not come', { cause });
  }
}
