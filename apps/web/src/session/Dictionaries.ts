import type { Data } from '@rostra/contract';

/** All dictionaries by name (platform §3). */
export type Dictionaries = Data<'getDimensions'>;
