import { createHmac, timingSafeEqual } from 'node:crypto';
import { inflateSync } from 'node:zlib';

const VERSION = '007';
/** Number of the media service in a ticket. */
const MEDIA = 1;
/** Maximum length of a ticket; the usual one has some 140 characters. */
const LONGEST = 2048;

/** Reads Agora's packed numbers and texts in sequence. */
class Packed {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get rest(): Buffer {
    return this.#bytes.subarray(this.#at);
  }

  take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) throw new RangeError('cut off');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  short(): number {
    return this.take(2).readUInt16LE();
  }

  text(): Buffer {
    return this.take(this.short());
  }
}

/**
 * Returns the user whose media a ticket of the form 007 opens, if the certificate has signed it.
 * The ticket's age does not matter.
 */
export function uidOfToken(token: string, certificate: string): string | undefined {
  if (!token.startsWith(VERSION) || token.length > LONGEST) return undefined;
  try {
    const packed = inflateSync(Buffer.from(token.slice(VERSION.length), 'base64'), {
      maxOutputLength: LONGEST,
    });
    const content = new Packed(packed);
    const signature = content.text();
    const signed = content.rest;
    content.text();
    const issuedAt = content.take(4);
    content.take(4);
    const salt = content.take(4);
    const key = hmac(salt, hmac(issuedAt, certificate));
    const expected = hmac(key, signed);
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
      return undefined;
    }
    // The services are ordered by their numbers, so media come first.
    content.short();
    if (content.short() !== MEDIA) return undefined;
    // Each right has its number and its expiry.
    content.take(content.short() * 6);
    content.text();
    return content.text().toString();
  } catch {
    return undefined;
  }
}

const hmac = (key: Buffer, message: Buffer | string): Buffer =>
  createHmac('sha256', key).update(message).digest();
