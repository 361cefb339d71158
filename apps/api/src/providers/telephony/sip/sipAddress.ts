import { splitList } from './splitList.ts';

/** A parsed SIP URI (RFC 3261, 19.1). */
export interface SipUri {
  /** The number or name, without the parameters after `;`. */
  readonly user: string;
  /** Lower case. Empty in a `tel:` URI. */
  readonly host: string;
  readonly port: number | undefined;
}

/** A party as named by From, To and Contact. */
export interface SipAddress {
  readonly uri: string;
  /** Names this party's end of a dialog. */
  readonly tag: string | undefined;
}

const URI_MAX = 1024;
const SIP_URI =
  /^sips?:(?:([^@<>"\s]{1,256})@)?(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?::(\d{1,5}))?(?:[;?]\S*)?$/i;
const TEL_URI = /^tel:(\+?[0-9*#().-]{1,64})(?:;\S*)?$/i;
const PORT_MAX = 65_535;

/** Decodes percent signs; invalid codes stay unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a `sip:`, `sips:` or `tel:` URI; undefined for anything else. */
export function parseUri(uri: string): SipUri | undefined {
  if (uri.length > URI_MAX) return undefined;
  const number = TEL_URI.exec(uri)?.[1];
  if (number !== undefined) return { user: number, host: '', port: undefined };
  const found = SIP_URI.exec(uri);
  const host = found?.[2];
  if (host === undefined) return undefined;
  const port = found?.[3] === undefined ? undefined : Number(found[3]);
  if (port !== undefined && (port < 1 || port > PORT_MAX)) return undefined;
  const [user = ''] = decoded(found?.[1] ?? '').split(/[;:]/, 1);
  return { user, host: host.toLowerCase(), port };
}

/** Reads the value of From, To, Contact, Route: `"Name" <uri>;tag=x` or `uri;tag=x`. */
export function parseAddress(text: string): SipAddress | undefined {
  const [first = '', ...parameters] = splitList(text, ';');
  const open = first.lastIndexOf('<');
  if (open >= 0 && !first.endsWith('>')) return undefined;
  const uri = open < 0 ? first : first.slice(open + 1, -1).trim();
  if (!parseUri(uri)) return undefined;
  const tag = parameters.find((part) => /^tag\s*=/i.test(part));
  return { uri, tag: tag?.slice(tag.indexOf('=') + 1).trim() };
}
