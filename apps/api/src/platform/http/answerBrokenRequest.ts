import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { AppError } from '#platform/errors/AppError.ts';
import type { ErrorName } from '#platform/errors/AppError.ts';
import { failureEnvelope } from '#platform/errors/failureEnvelope.ts';

/**
 * Errors for requests that Node aborts, by its code; any other code means that the bytes are not
 * HTTP.
 */
const REFUSALS: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTooSlow',
};

/**
 * Answers bytes that are not an HTTP request, on the socket: there is no request object to answer
 * through.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = new AppError(REFUSALS[error.code ?? ''] ?? 'badRequest');
  const body = JSON.stringify(failureEnvelope(failure, 'en'));
  socket.end(
    [
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
