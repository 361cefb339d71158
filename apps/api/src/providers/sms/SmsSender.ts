export interface Sms {
  /** In international form: `+8613800000000`. */
  to: string;
  text: string;
}

/** Sends one text message. Rejects when it was not accepted. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
