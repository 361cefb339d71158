import { API_BASE } from '@rostra/contract';

let version = 'unknown';

/** Stores the page's build, for calls made without the API client. */
export function setBuildVersion(build: string): void {
  version = build;
}

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
      'X-Web-Version': version,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
    // A browser counts a call as pending until its response is read.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
