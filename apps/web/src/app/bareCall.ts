import { API_BASE } from '@rostra/contract';
import type { Locale } from '@rostra/contract';

let version = 'unknown';
let locale: (() => Locale) | undefined;

/** Stores the page's build, for calls made without the API client. */
export function setBuildVersion(build: string): void {
  version = build;
}

/** Stores the way to read the interface language, for calls made without the API client. */
export function setCallLocale(read: (() => Locale) | undefined): void {
  locale = read;
}

/** Returns the headers of every call: the build (FND-38) and the interface language (FND-37). */
export const callHeaders = (): Record<string, string> => ({
  'X-Web-Version': version,
  ...(locale && { 'Accept-Language': locale() }),
});

/** Returns the page's build. */
export const buildVersion = (): string => version;

/**
 * Makes a call without the API client: for a call that alone would load the client, or that reports
 * its failure. Delivery is not guaranteed.
 *
 * @param path below the API's base
 */
export function sendBareCall(path: string, body?: object): void {
  fetch(API_BASE + path, {
    method: 'POST',
    keepalive: true,
    headers: {
      ...callHeaders(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
    // A browser counts a call as pending until its response is read.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
