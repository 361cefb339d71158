import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Database } from '#platform/database/Database.ts';
import type { JobQueue } from '#platform/jobs/JobQueue.ts';
import type { Lease } from '#platform/lease/Lease.ts';
import type { EventSubscription } from '#platform/outbox/DomainEvent.ts';
import type { Ids, Random } from '#platform/random/Random.ts';
import type { RecordingComposer } from '#providers/compose/RecordingComposer.ts';
import type { DocumentConverter } from '#providers/convert/DocumentConverter.ts';
import type { FileStore } from '#providers/files/FileStore.ts';
import type { LiveProvider } from '#providers/live/LiveProvider.ts';
import type { MailSender } from '#providers/mail/MailSender.ts';
import type { SmsSender } from '#providers/sms/SmsSender.ts';
import type { TelephonyProvider } from '#providers/telephony/TelephonyProvider.ts';
import type { Transcriber } from '#providers/transcribe/Transcriber.ts';
import type { Config } from '../../config.ts';

export type Logger = FastifyBaseLogger;

/** Everything outside a module's own rules, handed in at start; tests hand in their own. */
export interface Deps {
  config: Config;
  db: Database;
  clock: Clock;
  random: Random;
  ids: Ids;
  jobs: JobQueue;
  files: FileStore;
  /** Makes PDFs of documents for lives. */
  converter: DocumentConverter;
  /** Makes films of recorded lives. */
  composer: RecordingComposer;
  mail: MailSender;
  sms: SmsSender;
  /** Whether this instance holds the live rooms: one of all does (ADR 120). */
  roomLease: Lease;
  /** Messages and media of lives. */
  live: LiveProvider;
  /** Telephones for lives; undefined where the operator has no line. */
  telephony?: TelephonyProvider | undefined;
  /** Understands speech, for captions; undefined where nothing does. */
  transcriber?: Transcriber | undefined;
  log: Logger;
  /** Who follows which event, collected from the modules. */
  subscriptions: readonly EventSubscription[];
}
