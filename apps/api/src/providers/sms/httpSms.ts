import type { SmsSender } from './SmsSender.ts';

/** Timeout of the gateway's answer in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Sends through an HTTP gateway: POST of `{ to, text }` as JSON with a bearer token; any 2xx means
 * accepted. A provider with another form needs a small relay in front.
 */
export function httpSms(gatewayUrl: string, token: string): SmsSender {
  return {
    async send(sms) {
      const answer = await fetch(gatewayUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to: sms.to, text: sms.text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
    },
  };
}
