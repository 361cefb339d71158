import type { Clock } from '#platform/clock/Clock.ts';
import type { Config } from '../config.ts';
import type { FileStore } from './files/FileStore.ts';
import { folderFiles } from './files/folderFiles.ts';
import { s3Files } from './files/s3Files.ts';
import { Inbox } from './mail/Inbox.ts';
import type { MailSender } from './mail/MailSender.ts';
import { smtpMail } from './mail/smtpMail.ts';
import { httpSms } from './sms/httpSms.ts';
import type { SmsSender } from './sms/SmsSender.ts';

/** The adapters chosen by the settings. */
export interface Providers {
  files: FileStore;
  mail: MailSender;
  sms: SmsSender;
  /** Receives messages without an adapter; demo mode only. */
  inbox: Inbox | undefined;
}

/** Chooses an adapter for each port; production has no inbox (its settings are required). */
export function createProviders(config: Config, clock: Clock): Providers {
  const inbox = new Inbox(clock);
  return {
    files: config.s3 === undefined ? folderFiles(config.filesDir) : s3Files(config.s3),
    mail: config.mail === undefined ? inbox.mail : smtpMail(config.mail),
    sms: config.sms === undefined ? inbox.sms : httpSms(config.sms.gatewayUrl, config.sms.token),
    inbox: config.mode === 'demo' ? inbox : undefined,
  };
}
