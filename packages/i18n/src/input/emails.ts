import { cleanLine } from './cleanLine.ts';
import { labeledValue, plainStops, readFully } from './copiedText.ts';
import { asciiDomain, readableDomain } from './domains.ts';

/** An address as {@link plainEmail} writes it. */
export const EMAIL_FORM =
  /^(?!\.)(?!.*\.\.)[a-z\d_'+\-.]*[a-z\d_+-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:xn--[a-z\d-]{1,59}|[a-z]{2,63})$/;

/** A recipient as mail programs write it: `Al <al@x.test>`. Two recipients are no address. */
const NAMED = /^[^<>]*<([^<>]*)>$/;
/** The address of a copied link, without the message that it would start. */
const LINK = /^mailto:([^?]*)(?:\?.*)?$/i;

/** The address inside what surrounds it where it was copied. */
const bareAddress = (text: string): string =>
  readFully(text, (part) => labeledValue(part).replace(NAMED, '$1').replace(LINK, '$1').trim());

const partsOf = (address: string): [name: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at + 1), address.slice(at + 1)];
};

/**
 * Normalizes an email address for storage and comparison: bare, in lower case, its domain in
 * ASCII. Text that is not an address stays recognizable and does not match {@link EMAIL_FORM}.
 */
export function plainEmail(text: string): string {
  const address = bareAddress(plainStops(cleanLine(text)))
    .replaceAll(/ *@ */g, '@')
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
