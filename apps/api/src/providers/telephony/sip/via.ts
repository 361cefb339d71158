import { splitList } from './splitList.ts';

/** The address of a packet's target or source. */
export interface TransportAddress {
  readonly address: string;
  readonly port: number;
}

/** The topmost Via of a message, which describes its path (RFC 3261, 20.42). */
export interface Via {
  /** Host and port as the sender wrote them. */
  readonly sentBy: string;
  readonly port: number | undefined;
  readonly branch: string;
  /** Whether answers go to the port that the request came from (RFC 3581). */
  readonly wantsPort: boolean;
}

/** Prefix that marks a branch as unique (RFC 3261, 8.1.1.7). */
export const BRANCH_COOKIE = 'z9hG4bK';

const WAY =
  /^SIP\s*\/\s*2\.0\s*\/\s*[A-Z]{2,8}[ \t]+((?:\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?:\s*:\s*(\d{1,5}))?)$/i;

/** Reads one Via; undefined without a branch. */
export function parseVia(value: string): Via | undefined {
  const [way = '', ...parameters] = splitList(value, ';');
  const found = WAY.exec(way);
  const branch = parameters.find((part) => /^branch\s*=/i.test(part));
  if (!found || branch === undefined) return undefined;
  return {
    sentBy: (found[1] ?? '').replaceAll(/\s/g, '').toLowerCase(),
    port: found[2] === undefined ? undefined : Number(found[2]),
    branch: branch.slice(branch.indexOf('=') + 1).trim(),
    wantsPort: parameters.some((part) => /^rport(?:\s*=|$)/i.test(part)),
  };
}

/** Returns a Via for the response, with the real source of the request (RFC 3581, 4). */
export function viaFrom(value: string, source: TransportAddress): string {
  const kept = splitList(value, ';').filter((part) => !/^(?:rport|received)\b/i.test(part));
  const port = parseVia(value)?.wantsPort === true ? [`rport=${source.port}`] : [];
  return [...kept, `received=${source.address}`, ...port].join(';');
}
