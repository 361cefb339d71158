export interface Mail {
  to: string;
  subject: string;
  /** Plain text, always there. */
  text: string;
  html?: string;
}

/** Sends one mail to one person. Rejects when the mail was not taken, so that a job tries again. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
