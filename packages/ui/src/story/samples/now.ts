/** The current time of all stories: Thursday 3 September 2026, 18:00 in Beijing. */
export const sampleNow = new Date('2026-09-03T10:00:00Z');

/** Returns the time so many hours after it; before it where negative. */
export const hours = (count: number): Date => new Date(sampleNow.getTime() + count * 3_600_000);
