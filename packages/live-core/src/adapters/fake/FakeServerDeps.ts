import type { Uid } from '@rostra/contract/live';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { Clock } from '../../time/Clock.ts';
import type { FakeLink } from './FakeLink.ts';
import type { FakeTokens } from './FakeTokens.ts';

/** Faults of a server for everyone, until reset. */
export interface FakeFaults {
  /** Error of every messaging login. */
  login: PortErrorCode | undefined;
  /** Error of every media join. */
  media: PortErrorCode | undefined;
  /** Pages of the audience are not answered. */
  isAudienceSilent: boolean;
}

/** The parts of a fake world that its servers use. */
export interface FakeServerDeps {
  readonly clock: Clock;
  readonly tokens: FakeTokens;
  readonly faults: FakeFaults;
  readonly link: (uid: Uid) => FakeLink;
}
