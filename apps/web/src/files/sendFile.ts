import { HTTP_TIMEOUT_MS } from '@rostra/contract';
import { callHeaders } from '../app/bareCall.ts';

export interface SendFileOptions {
  readonly signal: AbortSignal;
  /** Called with the share of the bytes sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface UploadResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Sends a file's bytes by PUT. Uses XMLHttpRequest, since fetch cannot report upload progress.
 *
 * @returns the response, or status 0 if none arrived or it was canceled
 */
export function sendFile(
  url: string,
  file: Blob,
  options: SendFileOptions,
): Promise<UploadResponse> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const give = (status: number): void => {
      let body: unknown;
      try {
        body = JSON.parse(request.responseText);
      } catch {
        body = undefined;
      }
      resolve({ status, body });
    };
    request.open('PUT', url);
    request.timeout = HTTP_TIMEOUT_MS;
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    for (const [name, value] of Object.entries(callHeaders())) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      options.onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => give(request.status));
    for (const failed of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(failed, () => give(0));
    }
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
