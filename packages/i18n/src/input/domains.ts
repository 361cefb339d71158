import { plainStops } from './copiedText.ts';
import { decodePunycode } from './decodePunycode.ts';

/** Letters, digits, marks, dots and hyphens: anything else would make `URL` read a port, path or escape. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const PREFIX = 'xn--';

/**
 * A domain in ASCII as it is stored and compared: lower case, labels of other scripts in Punycode.
 *
 * @returns undefined for text that is no domain, and for addresses of numbers
 */
export function asciiDomain(domain: string): string | undefined {
  const text = plainStops(domain);
  if (!DOMAIN.test(text)) return undefined;
  const address = `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return /^[\d.]+$/.test(hostname) ? undefined : hostname;
}

/** The same domain as people read it, labels in their own script. */
export function readableDomain(domain: string): string {
  const labels = domain.split('.').map((label) => {
    if (!label.startsWith(PREFIX)) return label;
    return decodePunycode(label.slice(PREFIX.length)) ?? label;
  });
  const readable = labels.join('.');
  // A label that does not lead back is shown as it is: it could look like another domain.
  return asciiDomain(readable) === domain ? readable : domain;
}
