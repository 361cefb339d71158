import { LiveError } from '../../../session/LiveError.ts';
import type { LiveErrorDetails } from '../../../session/LiveError.ts';

/** What the fake server says when it refuses, by the name that the real one uses. */
export class FakeRefusal extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** @throws LiveError `refused` */
export function refuse(reason: string, details: Omit<LiveErrorDetails, 'cause'> = {}): never {
  throw new LiveError('refused', { ...details, cause: new FakeRefusal(reason) });
}
