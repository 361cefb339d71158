import { errorNameOf } from '@rostra/contract';
import type { Envelope, Failure, Route } from '@rostra/contract';
import { ApiError } from './ApiError.ts';

/**
 * The data and meta of a response's body.
 *
 * @throws ApiError for everything that carries a code or lacks `ret: true` (ERR-01)
 */
export function readResponse(
  route: Route,
  status: number,
  body: unknown,
  messages: { readonly systemError: string },
): { data: unknown; meta: unknown } {
  const envelope = body as Partial<Envelope<unknown>> | null | undefined;
  if (envelope?.ret === true && !('code' in envelope) && status < 400) {
    return { data: envelope.data, meta: route.list === true ? envelope.meta : undefined };
  }
  throw failureOf(status, envelope as Partial<Failure> | null | undefined, messages);
}

/** A failure of the envelope as an error; without code or message it is a 'System error' (ERR-05). */
export function failureOf(
  status: number,
  failure: Partial<Failure> | null | undefined,
  messages: { readonly systemError: string },
): ApiError {
  const code = typeof failure?.code === 'number' ? failure.code : 0;
  const text = typeof failure?.msg === 'string' ? failure.msg : '';
  return new ApiError({
    name: errorNameOf(code) ?? 'unknown',
    code,
    message: text === '' ? messages.systemError : text,
    status,
    issues: failure?.issues,
    details: failure?.details,
  });
}
