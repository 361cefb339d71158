import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { splitList } from './splitList.ts';

/** A server's challenge in WWW-Authenticate or Proxy-Authenticate (RFC 7616; RFC 8760). */
export interface DigestChallenge {
  readonly realm: string;
  readonly nonce: string;
  readonly opaque: string | undefined;
  readonly algorithm: DigestAlgorithm;
  /** Whether it uses a counter (`qop=auth`). */
  readonly counts: boolean;
  /** The last answer was correct, but its challenge has expired. */
  readonly isStale: boolean;
}

export type DigestAlgorithm = 'MD5' | 'SHA-256';
const HASH: Readonly<Record<DigestAlgorithm, string>> = { MD5: 'md5', 'SHA-256': 'sha256' };
const TEXT_MAX = 2048;

/** Name and password of an account at a trunk. */
export interface SipAccount {
  readonly user: string;
  readonly password: string;
}

/** The parts of a request that go into the answer. */
export interface DigestedRequest {
  readonly method: string;
  readonly uri: string;
}

/** Returns the parts of a `Digest …` header by their names; undefined for another scheme. */
function readDigest(header: string): ReadonlyMap<string, string> | undefined {
  if (header.length > TEXT_MAX || !/^Digest\s/i.test(header)) return undefined;
  const parts = splitList(header.slice('Digest'.length), ',').map((part): [string, string] => {
    const equals = part.indexOf('=');
    const value = part.slice(equals + 1).trim();
    const isQuoted = value.length > 1 && value.startsWith('"') && value.endsWith('"');
    const plain = isQuoted ? value.slice(1, -1).replaceAll(/\\(.)/g, '$1') : value;
    return [part.slice(0, Math.max(equals, 0)).trim().toLowerCase(), plain];
  });
  return new Map(parts);
}

const algorithmOf = (named: string | undefined): DigestAlgorithm | undefined =>
  (['MD5', 'SHA-256'] as const).find((its) => its === (named ?? 'MD5').toUpperCase());

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

/** Reads a challenge; undefined when we cannot answer it. */
export function readChallenge(header: string): DigestChallenge | undefined {
  const parts = readDigest(header);
  const [realm, nonce] = [parts?.get('realm'), parts?.get('nonce')];
  const algorithm = algorithmOf(parts?.get('algorithm'));
  const ways = parts
    ?.get('qop')
    ?.toLowerCase()
    .split(/[\s,]+/);
  if (realm === undefined || nonce === undefined || algorithm === undefined) return undefined;
  if (ways && !ways.includes('auth')) return undefined;
  return {
    realm,
    nonce,
    algorithm,
    opaque: parts?.get('opaque'),
    counts: ways !== undefined,
    isStale: parts?.get('stale')?.toLowerCase() === 'true',
  };
}

interface Proof extends DigestedRequest, SipAccount {
  readonly realm: string;
  readonly nonce: string;
  readonly algorithm: DigestAlgorithm;
  /** Counter and our own random part; undefined in the old form without `qop`. */
  readonly counted: { readonly count: string; readonly own: string } | undefined;
}

function proofOf({ user, realm, password, method, uri, nonce, algorithm, counted }: Proof): string {
  const hash = (text: string): string => createHash(HASH[algorithm]).update(text).digest('hex');
  const secret = hash(`${user}:${realm}:${password}`);
  const middle = counted ? [counted.count, counted.own, 'auth'] : [];
  return hash([secret, nonce, ...middle, hash(`${method}:${uri}`)].join(':'));
}

/**
 * Returns the value of Authorization or Proxy-Authorization for the first answer to a challenge.
 */
export function answerChallenge(
  challenge: DigestChallenge,
  account: SipAccount,
  request: DigestedRequest,
  own: string,
): string {
  const counted = challenge.counts ? { count: '00000001', own } : undefined;
  const response = proofOf({ ...challenge, ...account, ...request, counted });
  const parts = [
    `username=${quoted(account.user)}`,
    `realm=${quoted(challenge.realm)}`,
    `nonce=${quoted(challenge.nonce)}`,
    `uri=${quoted(request.uri)}`,
    `response="${response}"`,
    `algorithm=${challenge.algorithm}`,
    ...(counted ? ['qop=auth', `nc=${counted.count}`, `cnonce=${quoted(counted.own)}`] : []),
    ...(challenge.opaque === undefined ? [] : [`opaque=${quoted(challenge.opaque)}`]),
  ];
  return `Digest ${parts.join(', ')}`;
}

const NONCE_MS = 60_000;

/**
 * Challenges callers for a password and checks their answers. It stores nothing: the challenge
 * contains its time and belongs to one call, so an overheard answer is valid for no other call.
 */
export class DigestGate {
  readonly #account: SipAccount;
  readonly #realm: string;
  readonly #key: string;

  /** @param key a secret of this server */
  constructor(account: SipAccount, realm: string, key: string) {
    this.#account = account;
    this.#realm = realm;
    this.#key = key;
  }

  /** Returns the value of WWW-Authenticate. */
  challenge(callId: string, nowMs: number, isStale = false): string {
    const nonce = this.#nonce(callId, Math.floor(nowMs));
    const stale = isStale ? ', stale=true' : '';
    return `Digest realm=${quoted(this.#realm)}, nonce="${nonce}", qop="auth", algorithm=MD5${stale}`;
  }

  /** Checks an Authorization header; `stale`: correct, but the challenge has expired. */
  check(
    header: string | undefined,
    request: DigestedRequest & { readonly callId: string },
    nowMs: number,
  ): 'passed' | 'stale' | 'refused' {
    const parts = readDigest(header ?? '');
    const nonce = parts?.get('nonce') ?? '';
    const askedAt = Number.parseInt(nonce.split('.', 1)[0] ?? '', 36);
    if (!parts || !Number.isFinite(askedAt)) return 'refused';
    const counted = { count: parts.get('nc') ?? '', own: parts.get('cnonce') ?? '' };
    const expected = proofOf({
      ...this.#account,
      realm: this.#realm,
      nonce: this.#nonce(request.callId, askedAt),
      algorithm: 'MD5',
      method: request.method,
      uri: parts.get('uri') ?? '',
      counted,
    });
    const isRight =
      parts.get('username') === this.#account.user &&
      parts.get('uri') === request.uri &&
      isSame(nonce, this.#nonce(request.callId, askedAt)) &&
      isSame(parts.get('response') ?? '', expected);
    if (!isRight) return 'refused';
    return nowMs - askedAt > NONCE_MS ? 'stale' : 'passed';
  }

  #nonce(callId: string, askedAt: number): string {
    const seal = createHmac('sha256', this.#key).update(`${askedAt} ${callId}`).digest('base64url');
    return `${askedAt.toString(36)}.${seal}`;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
