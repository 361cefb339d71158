import { join } from 'node:path';
import type { IceServer } from '@rostra/contract/live';
import { z } from 'zod';
import type { AgoraSettings } from './providers/live/agora/AgoraSettings.ts';
import { phoneEnvironment, phoneOf } from './phoneConfig.ts';
import type { PhoneConfig } from './phoneConfig.ts';
import { transcriberEnvironment, transcriberOf } from './transcriberConfig.ts';
import type { TranscriberConfig } from './transcriberConfig.ts';
import { trustProxy } from './trustProxy.ts';
import type { TrustProxy } from './trustProxy.ts';

const text = z.string().trim().min(1);
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
/** `stun:host:port` and `turn:user:password@host:port`, parted by commas. */
const ICE_SERVER = /^(stuns?|turns?):(?:([^:@,\s]+):([^@,\s]+)@)?([^@,\s]+)$/;
const iceServers = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().regex(ICE_SERVER)))
  .transform((parts) => parts.map(iceServerOf));
/** As Agora gives out the ids and certificates of its projects. */
const agoraKey = z.string().regex(/^[0-9a-f]{32}$/i);
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
  VISITOR_CACHE_SECONDS: z.coerce.number().min(0).max(300).default(5),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1_000_000).default(1),
  WEB_DIST: text.optional(),
  THEMES_DIR: text.optional(),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: text.default('./data'),

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

  AGORA_APP_ID: agoraKey.optional(),
  AGORA_CERTIFICATE: agoraKey.optional(),
  AGORA_CUSTOMER_KEY: text.optional(),
  AGORA_CUSTOMER_SECRET: text.optional(),
  AGORA_WEBHOOK_SECRET: text.optional(),
  AGORA_REST_URL: z.url({ protocol: /^https?$/ }).default('https://api.agora.io'),
  AGORA_RECORDING_REGION: z.coerce.number().int().min(0).optional(),
  ...phoneEnvironment,
  ...transcriberEnvironment,

  SOFFICE_PATH: text.optional(),
  FFMPEG_PATH: text.optional(),
  RECORDING_MIN_FREE_MB: z.coerce.number().int().min(0).default(2048),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
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

/** What production cannot do without: with one of these missing it does not start. */
export const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'PUBLIC_ORIGIN',
  'SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
] as const satisfies readonly (keyof typeof environment.shape)[];

/** What lives on Agora need, all of it or nothing: half of it would fail in the middle of a live. */
export const REQUIRED_FOR_AGORA = [
  'AGORA_APP_ID',
  'AGORA_CERTIFICATE',
  'AGORA_CUSTOMER_KEY',
  'AGORA_CUSTOMER_SECRET',
  'AGORA_WEBHOOK_SECRET',
] as const satisfies readonly (keyof typeof environment.shape)[];

/** The settings of one server, read once at start. Nothing else reads the environment. */
export interface Config {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** The one origin of site and API; decides the cookie's name and `Secure`. */
  publicOrigin: string;
  /** Whose `X-Forwarded-For` is believed. */
  trustProxy: TrustProxy;
  /** Signs links and hashes codes; undefined in demo mode until the data folder gave one. */
  secretKey: string | undefined;
  logLevel: NonNullable<z.output<typeof environment>['LOG_LEVEL']>;
  metricsToken: string | undefined;
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  /** How long visitors are given the same answer of a reading call; 0: never. */
  visitorCacheSeconds: number;
  /** The web app's build, when it is not beside this app. */
  webDist: string | undefined;
  /** Partners' themes that the build does not know. */
  themesDir: string | undefined;
  database: { url: string | undefined; poolSize: number; dataDir: string };
  /** Where files are kept without a bucket. */
  filesDir: string;
  s3:
    | {
        bucket: string;
        region: string;
        endpoint: string | undefined;
        accessKeyId: string | undefined;
        secretAccessKey: string | undefined;
        pathStyle: boolean;
      }
    | undefined;
  /** The built-in provider of lives. */
  live: {
    /** Where browsers reach the media server. */
    sfuAddress: string;
    /** Its one UDP port; 0: one for each connection. */
    sfuPort: number;
    iceServers: readonly IceServer[];
    /** Signs tickets; undefined: made from the secret key. */
    tokenSecret: string | undefined;
  };
  /** Agora's project, which lives are held on in place of the built-in provider. */
  agora: AgoraSettings | undefined;
  /** The operator's telephone line. */
  phone: PhoneConfig;
  /** What understands speech, for captions. */
  transcriber: TranscriberConfig;
  /** The program that makes PDFs of Office files; undefined: where systems put it. */
  sofficePath: string | undefined;
  /** The program that composes recordings; undefined: where systems put it. */
  ffmpegPath: string | undefined;
  /** With less free space than so many MB nothing is recorded. */
  recordingMinFreeMb: number;
  mail: { smtpUrl: string; from: string } | undefined;
  sms: { gatewayUrl: string; token: string } | undefined;
  /** The account that top-ups are transferred to (PAY-60). */
  bank:
    | {
        accountNumber: string;
        holder: string;
        holderChinese: string;
        bank: string;
        bankChinese: string;
        swift: string;
        currency: string;
      }
    | undefined;
  /** Other hosts of the platform (FND-34): link targets only. */
  hosts: {
    admin: string | undefined;
    cms: string | undefined;
    dms: string | undefined;
    h5: string | undefined;
    customerService: string | undefined;
  };
  /** The OAuth address that visitors in the messaging app's browser are sent to (FND-06). */
  inAppLoginUrl: string | undefined;
}

/** A setting that is missing or cannot be understood: one sentence for whoever starts the server. */
export class ConfigError extends Error {}

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 *
 * @throws ConfigError naming every variable that is wrong or, in production, missing
 */
export function readConfig(env: Record<string, string | undefined>): Config {
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
  if (mode === 'production') {
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
  return {
    mode,
    host: value.HOST ?? (mode === 'production' ? '0.0.0.0' : 'localhost'),
    port: value.PORT,
    publicOrigin: value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`,
    trustProxy: value.TRUST_PROXY,
    secretKey: value.SECRET_KEY,
    logLevel: value.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
    metricsToken: value.METRICS_TOKEN,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    visitorCacheSeconds: value.VISITOR_CACHE_SECONDS,
    webDist: value.WEB_DIST,
    themesDir: value.THEMES_DIR,
    database: {
      url: value.DATABASE_URL,
      poolSize: value.DATABASE_POOL_SIZE,
      dataDir: value.DATA_DIR,
    },
    filesDir: value.FILES_DIR ?? join(value.DATA_DIR, 'files'),
    s3:
      value.FILES_S3_BUCKET === undefined
        ? undefined
        : {
            bucket: value.FILES_S3_BUCKET,
            region: value.FILES_S3_REGION,
            endpoint: value.FILES_S3_ENDPOINT,
            accessKeyId: value.FILES_S3_ACCESS_KEY_ID,
            secretAccessKey: value.FILES_S3_SECRET_ACCESS_KEY,
            pathStyle: value.FILES_S3_PATH_STYLE,
          },
    live: {
      sfuAddress: value.SFU_ADDRESS,
      sfuPort: value.SFU_PORT,
      iceServers: value.LIVE_ICE_SERVERS,
      tokenSecret: value.LIVE_TOKEN_SECRET,
    },
    agora: agoraOf(value),
    phone: phoneOf(value),
    transcriber: transcriberOf(value),
    sofficePath: value.SOFFICE_PATH,
    ffmpegPath: value.FFMPEG_PATH,
    recordingMinFreeMb: value.RECORDING_MIN_FREE_MB,
    mail:
      value.SMTP_URL === undefined || value.MAIL_FROM === undefined
        ? undefined
        : { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    sms:
      value.SMS_GATEWAY_URL === undefined || value.SMS_GATEWAY_TOKEN === undefined
        ? undefined
        : { gatewayUrl: value.SMS_GATEWAY_URL, token: value.SMS_GATEWAY_TOKEN },
    bank:
      value.BANK_ACCOUNT_NUMBER === undefined
        ? undefined
        : {
            accountNumber: value.BANK_ACCOUNT_NUMBER,
            holder: value.BANK_HOLDER ?? '',
            holderChinese: value.BANK_HOLDER_CHINESE ?? value.BANK_HOLDER ?? '',
            bank: value.BANK_NAME ?? '',
            bankChinese: value.BANK_NAME_CHINESE ?? value.BANK_NAME ?? '',
            swift: value.BANK_SWIFT ?? '',
            currency: value.BANK_CURRENCY,
          },
    hosts: {
      admin: value.ADMIN_ORIGIN,
      cms: value.CMS_ORIGIN,
      dms: value.DMS_ORIGIN,
      h5: value.H5_ORIGIN,
      customerService: value.CUSTOMER_SERVICE_ORIGIN,
    },
    inAppLoginUrl: value.IN_APP_LOGIN_URL,
  };
}

function iceServerOf(address: string): IceServer {
  const [, scheme = '', username, credential, host = ''] = ICE_SERVER.exec(address) ?? [];
  const urls = `${scheme}:${host}`;
  return username === undefined || credential === undefined
    ? { urls }
    : { urls, username, credential };
}

function agoraOf(value: z.output<typeof environment>): AgoraSettings | undefined {
  const given = REQUIRED_FOR_AGORA.filter((name) => value[name] !== undefined);
  const region = value.AGORA_RECORDING_REGION;
  if (given.length === 0 && region === undefined) return undefined;
  const missing = REQUIRED_FOR_AGORA.filter((name) => value[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigError(
      `Lives on Agora need ${missing.join(', ')} too; docs/operations.md describes them.`,
    );
  }
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY_ID: accessKey } = value;
  const secretKey = value.FILES_S3_SECRET_ACCESS_KEY;
  const hasStore = bucket !== undefined && accessKey !== undefined && secretKey !== undefined;
  if (region !== undefined && !hasStore) {
    throw new ConfigError(
      'AGORA_RECORDING_REGION needs FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY: Agora puts its films there.',
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
