import type { IceServer } from '@rostra/contract/live';
import { z } from 'zod';
import { agoraEnvironment } from './agoraConfig.ts';
import { ConfigError } from './ConfigError.ts';
import { phoneEnvironment } from './phoneConfig.ts';
import { transcriberEnvironment } from './transcriberConfig.ts';
import { trustProxy } from './trustProxy.ts';

const text = z.string().trim().min(1);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** `stun:host:port` or `turn:user:password@host:port`. */
const ICE_SERVER = /^(stuns?|turns?):(?:([^:@,\s]+):([^@,\s]+)@)?([^@,\s]+)$/;
const iceServers = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().regex(ICE_SERVER)))
  .transform((parts) => parts.map(iceServerOf));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every environment variable the server reads; `docs/operations.md` describes each one. */
export const environment = z.object({
  ROSTRA_MODE: z.enum(['demo', 'production']).optional(),
  HOST: text.optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  SECRET_KEY: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  VISITOR_CACHE_SECONDS: z.coerce.number().min(0).max(3600).default(60),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1_000_000).default(1),
  WEB_DIST: text.optional(),
  THEMES_DIR: text.optional(),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: text.default('./data'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),

  FILES_DIR: text.optional(),
  FILES_S3_BUCKET: text.optional(),
  FILES_S3_REGION: text.default('us-east-1'),
  FILES_S3_ENDPOINT: z.url().optional(),
  FILES_S3_ACCESS_KEY_ID: text.optional(),
  FILES_S3_SECRET_ACCESS_KEY: text.optional(),
  FILES_S3_PATH_STYLE: flag.default(false),

  SFU_ADDRESS: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  SFU_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LIVE_ICE_SERVERS: iceServers.default([]),
  LIVE_TOKEN_SECRET: z.string().min(32).optional(),

  ...agoraEnvironment,
  ...phoneEnvironment,
  ...transcriberEnvironment,

  SOFFICE_PATH: text.optional(),
  FFMPEG_PATH: text.optional(),
  RECORDING_MIN_FREE_MB: z.coerce.number().int().min(0).default(2048),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  MAIL_REPLY_TO: text.optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: text.optional(),

  BANK_ACCOUNT_NUMBER: text.optional(),
  BANK_HOLDER: text.optional(),
  BANK_HOLDER_CHINESE: text.optional(),
  BANK_NAME: text.optional(),
  BANK_NAME_CHINESE: text.optional(),
  BANK_SWIFT: text.optional(),
  BANK_CURRENCY: text.default('USD'),

  ADMIN_ORIGIN: origin.optional(),
  CMS_ORIGIN: origin.optional(),
  DMS_ORIGIN: origin.optional(),
  H5_ORIGIN: origin.optional(),
  CUSTOMER_SERVICE_ORIGIN: origin.optional(),
  IN_APP_LOGIN_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Settings that production requires: it does not start if one of them is missing. */
export const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'PUBLIC_ORIGIN',
  'SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
] as const satisfies readonly (keyof typeof environment.shape)[];

/** The checked environment. */
export type Environment = z.output<typeof environment> & { mode: 'demo' | 'production' };

/**
 * Reads environment variables; an empty one counts as absent.
 *
 * @throws ConfigError naming every variable that is wrong or, in production, missing
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => {
      const value = env[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new ConfigError(`These settings cannot be understood: ${wrong.join(', ')}.`);
  }
  const value = parsed.data;
  const mode = value.ROSTRA_MODE ?? (value.DATABASE_URL === undefined ? 'demo' : 'production');
  if (mode === 'production') requireForProduction(value);
  return { ...value, mode };
}

function requireForProduction(value: z.output<typeof environment>): void {
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => value[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(
      `Production mode does not start without ${missing.join(', ')}; docs/operations.md describes them.`,
    );
  }
  if (value.FILES_S3_BUCKET === undefined && value.FILES_DIR === undefined) {
    throw new ConfigError(
      'Production mode does not start without FILES_S3_BUCKET or FILES_DIR, a folder that all instances share; docs/operations.md describes them.',
    );
  }
}

function iceServerOf(address: string): IceServer {
  const [, scheme = '', username, credential, host = ''] = ICE_SERVER.exec(address) ?? [];
  const urls = `${scheme}:${host}`;
  return username === undefined || credential === undefined
    ? { urls }
    : { urls, username, credential };
}
