import { join } from 'node:path';

const SHIM = '../../../packages/live-core/src/adapters/agora/agoraShim.ts';

/** Agora's messages take the media SDK that is in the build already; without this it would be there twice. */
export const oneAgora = (): { find: RegExp; replacement: string } => ({
  find: /^agora-rtc-sdk-ng$/,
  replacement: join(import.meta.dirname, SHIM),
});
