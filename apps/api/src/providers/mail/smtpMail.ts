import type { Transporter } from 'nodemailer';
import type { MailCalendar, MailSender } from './MailSender.ts';

/** Sends through an SMTP server (`smtp://user:password@host:port`, `smtps://` for TLS from the start). */
export function smtpMail(smtpUrl: string, from: string): MailSender {
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
