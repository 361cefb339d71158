import { matrix } from '../../story/matrix.ts';
import type { RelativeTimeProps } from './RelativeTime.tsx';

export const relativeTimeStates = matrix<RelativeTimeProps>({
  instant: [
    '2026-09-03T05:59:40Z',
    '2026-09-03T05:48:00Z',
    '2026-09-03T03:00:00Z',
    '2026-08-30T06:00:00Z',
    '2026-07-01T06:00:00Z',
  ].map((at) => new Date(at)),
});
