export interface Mail {
  to: string;
  subject: string;
  /** Plain text, always present. */
  text: string;
  html?: string;
  /** A calendar entry that the receiver's program adds by itself. */
  calendar?: MailCalendar;
}

/** An iCalendar file with the method of RFC 5546 that its content type names. */
export interface MailCalendar {
  method: string;
  fileName: string;
  text: string;
}

/** Sends one mail to one person. Rejects when the mail was not accepted, so that a job retries. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
