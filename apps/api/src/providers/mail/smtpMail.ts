import type { Transporter } from 'nodemailer';
import type { MailCalendar, MailSender } from './MailSender.ts';

/** The server, and what every mail carries. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` for TLS from the start. */
  smtpUrl: string;
  from: string;
  /** The address for answers; undefined: the sender. */
  replyTo: string | undefined;
}

/** Out-of-office replies and bounces answer no such mail (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Sends through an SMTP server. */
export function smtpMail({ smtpUrl, from, replyTo }: SmtpSettings): MailSender {
  let transport: Promise<Transporter> | undefined;
  const connect = (): Promise<Transporter> => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(smtpUrl));
    return transport;
  };
  return {
    async send(mail) {
      const open = await connect();
      await open.sendMail({
        from,
        ...(replyTo === undefined ? {} : { replyTo }),
        headers: AUTOMATIC,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
        ...(mail.calendar === undefined ? {} : { icalEvent: icalEventOf(mail.calendar) }),
      });
    },
  };
}

/** The form of nodemailer: an alternative `text/calendar` with its method, and an attached file. */
const icalEventOf = ({ method, fileName, text }: MailCalendar) => ({
  method,
  filename: fileName,
  content: text,
});
