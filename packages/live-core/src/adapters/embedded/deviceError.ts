import type { LocalKind } from '../../ports/LocalTrack.ts';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';

const CODE_OF: Readonly<Record<string, PortErrorCode>> = {
  NotAllowedError: 'permission-denied',
  SecurityError: 'permission-denied',
  NotFoundError: 'device-not-found',
  OverconstrainedError: 'device-not-found',
  NotReadableError: 'device-busy',
  AbortError: 'device-busy',
  TypeError: 'unsupported',
};

/** Converts the browser's device error to a port error. */
export function deviceError(cause: unknown, kind: LocalKind): PortError {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new PortError(CODE_OF[name] ?? 'unknown', `No ${kind}: ${name}`, { kind, cause });
}
