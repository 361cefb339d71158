import { LiveError } from '../../../session/LiveError.ts';
import type { LiveErrorDetails } from '../../../session/LiveError.ts';

/** A refusal of the fake server, by the real one's reason. */
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
