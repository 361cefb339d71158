import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#platform/clock/Clock.ts';
import type { Database } from '#platform/database/Database.ts';
import type { FanOut } from '#platform/fanOut/FanOut.ts';
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
import type { Contributed } from './Contributions.ts';
import type { ProcessState } from './ProcessState.ts';

/** The server's log, as Fastify writes it. */
export type Logger = FastifyBaseLogger;

/** The ports of live sessions: messages, media, phones and what is made of recordings. */
export interface LiveDeps {
  /** Composes videos of recorded live sessions. */
  composer: RecordingComposer;
  /** The lease of the live rooms: exactly one instance holds it (ADR 120). */
  roomLease: Lease;
  /** Messages and media of live sessions. */
  live: LiveProvider;
  /** Phones for live sessions; undefined if the operator has no line. */
  telephony?: TelephonyProvider | undefined;
  /** Recognizes speech, for captions; undefined if unavailable. */
  transcriber?: Transcriber | undefined;
}

/** Everything outside a module's own rules, passed in at start; tests pass in their own. */
export interface Deps extends LiveDeps {
  config: Config;
  db: Database;
  clock: Clock;
  random: Random;
  ids: Ids;
  jobs: JobQueue;
  /** Notifies all processes of the installation of committed changes. */
  fanOut: FanOut;
  files: FileStore;
  /** Converts documents of live sessions to PDF. */
  converter: DocumentConverter;
  mail: MailSender;
  sms: SmsSender;
  log: Logger;
  /** Returns the parts that modules contribute to each other, by kind. */
  contributed: Contributed;
  /** The objects that modules keep in this process's memory. */
  processState: ProcessState;
  /** Event subscriptions collected from the modules. */
  subscriptions: readonly EventSubscription<Deps>[];
}
