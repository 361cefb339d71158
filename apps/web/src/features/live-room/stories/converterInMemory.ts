import type { FakeLive } from '@rostra/live-core/fake';
import type { ConverterApi } from '../converter/converterApiOf.ts';

/** Restreams a story's live session to nowhere, and reports it to its host and staff. */
export const converterInMemory = (live: FakeLive): ConverterApi => ({
  start: () => {
    live.setConverter('connecting');
    live.setConverter('running');
    return Promise.resolve();
  },
  stop: () => {
    live.setConverter(null);
    return Promise.resolve();
  },
});
