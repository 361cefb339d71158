import { API_BASE } from '@rostra/contract';

let version = 'unknown';

/** Takes the build of the page, for calls that are made without the API's client. */
export function setBuildVersion(build: string): void {
  version = build;
}

/** The build of the page. */
export const buildVersion = (): string => version;

/**
 * Makes a call without the API's client: for a call that would load the client for itself alone, or
 * that reports its failure. Whether it arrives is of no concern to the reader.
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
    // A browser counts a call as under way until its answer is read.
    .then((answer) => answer.text())
    .catch(() => undefined);
}
