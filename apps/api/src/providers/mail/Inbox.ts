import type { Clock } from '#platform/clock/Clock.ts';
import type { Sms, SmsSender } from '#providers/sms/SmsSender.ts';
import type { Mail, MailCalendar, MailSender } from './MailSender.ts';

/** A message that would have been sent outside demo mode. */
export interface InboxMessage {
  id: number;
  kind: 'mail' | 'sms';
  at: Date;
  to: string;
  /** Empty for an SMS. */
  subject: string;
  text: string;
  /** The calendar entry attached to a mail. */
  calendar?: MailCalendar;
}

/** Maximum number of messages kept; the oldest are dropped first. */
const CAPACITY = 500;

/**
 * Receives mails and messages instead of sending them: `/dev/inbox` shows them, tests read them.
 */
export class Inbox {
  readonly #clock: Clock;
  readonly #messages: InboxMessage[] = [];
  #nextId = 1;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Newest first; only those to one address when it is given. */
  messages(to?: string): InboxMessage[] {
    const all = this.#messages.toReversed();
    return to === undefined ? all : all.filter((message) => message.to === to);
  }

  /** The newest message to an address, or undefined. */
  latest(to: string): InboxMessage | undefined {
    return this.messages(to)[0];
  }

  readonly mail: MailSender = {
    send: async ({ to, subject, text, calendar }: Mail) =>
      this.#keep({ kind: 'mail', to, subject, text, ...(calendar && { calendar }) }),
  };

  readonly sms: SmsSender = {
    send: async ({ to, text }: Sms) => this.#keep({ kind: 'sms', to, subject: '', text }),
  };

  #keep(message: Omit<InboxMessage, 'id' | 'at'>): void {
    this.#messages.push({ id: this.#nextId, at: this.#clock.now(), ...message });
    this.#nextId += 1;
    if (this.#messages.length > CAPACITY) this.#messages.shift();
  }
}
