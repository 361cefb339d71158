import { tabStore } from '../browser/siteData/textStores.ts';

/** Fields that identify the payer, not the purchase: never part of a key, and never stored (AUTH-33). */
const SECRETS = new Set(['password', 'payment_password', 'code']);

const PREFIX = 'rostra.once.';

const withoutSecrets = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => (SECRETS.has(name) ? undefined : value)) ?? '';

/**
 * Idempotency keys by input. A key stays until the server has confirmed the act, even over reloads of
 * the tab, so that a retry after a cut connection never charges twice.
 */
export const idempotencyKeyStore = {
  keyFor(name: string, input: unknown): string {
    const slot = `${PREFIX}${name} ${withoutSecrets(input)}`;
    const known = tabStore.read(slot);
    if (known !== null) return known;
    const made = crypto.randomUUID();
    tabStore.write(slot, made);
    return made;
  },
  forget(name: string, input: unknown): void {
    tabStore.remove(`${PREFIX}${name} ${withoutSecrets(input)}`);
  },
};
