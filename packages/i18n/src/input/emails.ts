import { cleanLine } from './cleanLine.ts';
import { asciiDomain, readableDomain } from './domains.ts';

/** An address as {@link plainEmail} writes it. */
export const EMAIL_FORM =
  /^(?!\.)(?!.*\.\.)[a-z\d_'+\-.]*[a-z\d_+-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/;

const partsOf = (address: string): [name: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at + 1), address.slice(at + 1)];
};

/**
 * Normalizes an email address for storage and comparison: clean, in lower case, its domain in
 * ASCII. Text that is not an address stays recognizable and does not match {@link EMAIL_FORM}.
 */
export function plainEmail(text: string): string {
  const address = cleanLine(text)
    .replace(/^(?:mailto:)+/i, '')
    .toLowerCase();
  const [name, domain] = partsOf(address);
  return name + (asciiDomain(domain) ?? domain);
}

/** Whether a text is an email address, in any spelling that {@link plainEmail} reads. */
export const isEmail = (text: string): boolean => EMAIL_FORM.test(plainEmail(text));

/** A stored address as people read it, its domain in its own script. */
export function readableEmail(address: string): string {
  const [name, domain] = partsOf(address);
  return name + readableDomain(domain);
}
