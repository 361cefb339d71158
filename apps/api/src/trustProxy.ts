import { isIP } from 'node:net';
import { z } from 'zod';

/** Maximum of chained proxies; a larger number is a typo. */
const HOPS_MAX = 10;

/**
 * The trusted proxies in front of the server, for the client's address: none, a number of them
 * counted from the server, or those at the given addresses and networks.
 */
export type TrustProxy = false | number | string[];

/** Returns whether the text is an address or network: `10.0.0.9`, `10.0.0.0/8`, `fd00::/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** The setting `TRUST_PROXY`: `false`, a number of hops, or comma-separated addresses and networks. */
export const trustProxy = z.string().transform((text, context): TrustProxy => {
  if (text === 'false') return false;
  if (text === 'true') {
    context.addIssue({
      code: 'custom',
      message:
        '"true" believes what any client writes; set the number of proxies in front of the server, for example 1, or their addresses, for example 10.0.0.0/8',
    });
    return z.NEVER;
  }
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= HOPS_MAX) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: 'custom',
    message: `"false", a number of proxies from 1 to ${HOPS_MAX}, or addresses such as 10.0.0.9,10.1.0.0/16`,
  });
  return z.NEVER;
});
