import { z } from 'zod';
import { ConfigError } from './ConfigError.ts';
import type { AgoraSettings } from './providers/live/agora/AgoraSettings.ts';

const text = z.string().trim().min(1);
/** Format of Agora's project IDs and certificates. */
const agoraKey = z.string().regex(/^[0-9a-f]{32}$/i);

/** Environment variables of live sessions on Agora. */
export const agoraEnvironment = {
  AGORA_APP_ID: agoraKey.optional(),
  AGORA_CERTIFICATE: agoraKey.optional(),
  AGORA_CUSTOMER_KEY: text.optional(),
  AGORA_CUSTOMER_SECRET: text.optional(),
  AGORA_WEBHOOK_SECRET: text.optional(),
  AGORA_REST_URL: z.url({ protocol: /^https?$/ }).default('https://api.agora.io'),
  AGORA_RECORDING_REGION: z.coerce.number().int().min(0).optional(),
};
const shape = z.object(agoraEnvironment);

/**
 * Settings required for live sessions on Agora, all or none: missing ones would fail mid-session.
 */
export const REQUIRED_FOR_AGORA = [
  'AGORA_APP_ID',
  'AGORA_CERTIFICATE',
  'AGORA_CUSTOMER_KEY',
  'AGORA_CUSTOMER_SECRET',
  'AGORA_WEBHOOK_SECRET',
] as const satisfies readonly (keyof typeof agoraEnvironment)[];

/** The site's file bucket, in which Agora stores its recordings. */
interface RecordingStore {
  FILES_S3_BUCKET?: string | undefined;
  FILES_S3_ACCESS_KEY_ID?: string | undefined;
  FILES_S3_SECRET_ACCESS_KEY?: string | undefined;
}

/**
 * Returns Agora's project; undefined without any of its settings.
 *
 * @throws ConfigError if only some are given
 */
export function agoraOf(value: z.output<typeof shape> & RecordingStore): AgoraSettings | undefined {
  const given = REQUIRED_FOR_AGORA.filter((name) => value[name] !== undefined);
  const region = value.AGORA_RECORDING_REGION;
  if (given.length === 0 && region === undefined) return undefined;
  const missing = REQUIRED_FOR_AGORA.filter((name) => value[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(
      `Live sessions on Agora need ${missing.join(', ')} too; docs/operations.md describes them.`,
    );
  }
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY_ID: accessKey } = value;
  const secretKey = value.FILES_S3_SECRET_ACCESS_KEY;
  const hasStore = bucket !== undefined && accessKey !== undefined && secretKey !== undefined;
  if (region !== undefined && !hasStore) {
    throw new ConfigError(
      'AGORA_RECORDING_REGION needs FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY: Agora stores its recordings there.',
    );
  }
  return {
    appId: value.AGORA_APP_ID ?? '',
    certificate: value.AGORA_CERTIFICATE ?? '',
    customerKey: value.AGORA_CUSTOMER_KEY ?? '',
    customerSecret: value.AGORA_CUSTOMER_SECRET ?? '',
    webhookSecret: value.AGORA_WEBHOOK_SECRET ?? '',
    restUrl: value.AGORA_REST_URL,
    storage:
      region !== undefined && hasStore ? { region, bucket, accessKey, secretKey } : undefined,
  };
}
