import { join } from 'node:path';
import type { IceServer } from '@rostra/contract/live';
import { agoraOf } from './agoraConfig.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { phoneOf } from './phoneConfig.ts';
import type { PhoneConfig } from './phoneConfig.ts';
import type { AgoraSettings } from './providers/live/agora/AgoraSettings.ts';
import { transcriberOf } from './transcriberConfig.ts';
import type { TranscriberConfig } from './transcriberConfig.ts';
import type { TrustProxy } from './trustProxy.ts';

/** The settings of one server, read once at start. Nothing else reads the environment. */
export interface Config {
  mode: Environment['mode'];
  host: string;
  port: number;
  /** The one origin of site and API; decides the cookie's name and `Secure`. */
  publicOrigin: string;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: TrustProxy;
  /** Signs links and hashes codes; undefined in demo mode until read from the data folder. */
  secretKey: string | undefined;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  metricsToken: string | undefined;
  /** Multiplies every rate limit; 0 turns them off. */
  rateLimitFactor: number;
  /** Seconds for which visitors receive the same response to a GET call; 0: never. */
  visitorCacheSeconds: number;
  /** The web app's build, if it is not next to this app. */
  webDist: string | undefined;
  /** Folder of partners' themes that are not part of the build. */
  themesDir: string | undefined;
  database: { url: string | undefined; poolSize: number; dataDir: string };
  /** Notifies the instances of changes in place of PostgreSQL. */
  redisUrl: string | undefined;
  /** Folder for files if there is no bucket. */
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
  /** The built-in provider of live sessions. */
  live: {
    /** The address at which browsers reach the media server. */
    sfuAddress: string;
    /** Its one UDP port; 0: one for each connection. */
    sfuPort: number;
    iceServers: readonly IceServer[];
    /** Signs tickets; undefined: derived from the secret key. */
    tokenSecret: string | undefined;
  };
  /** Agora's project, which replaces the built-in provider of live sessions. */
  agora: AgoraSettings | undefined;
  /** The operator's phone line. */
  phone: PhoneConfig;
  /** The speech recognition service, for captions. */
  transcriber: TranscriberConfig;
  /** The program that converts Office files to PDF; undefined: the system's default path. */
  sofficePath: string | undefined;
  /** The program that composes recordings; undefined: the system's default path. */
  ffmpegPath: string | undefined;
  /** Free space in MB below which recording is refused. */
  recordingMinFreeMb: number;
  mail: { smtpUrl: string; from: string; replyTo: string | undefined } | undefined;
  /** Where to report a security problem, for `security.txt`; undefined: the page with our contacts. */
  securityContact: string | undefined;
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

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 *
 * @throws ConfigError naming every variable that is wrong or, in production, missing
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { mode, ...value } = readEnvironment(env);
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
    redisUrl: value.REDIS_URL,
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
        : { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM, replyTo: value.MAIL_REPLY_TO },
    securityContact: value.SECURITY_CONTACT,
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
