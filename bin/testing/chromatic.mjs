/**
 * Returns whether a Chromatic project is configured to receive screenshots; without one nothing
 * calls it.
 */
export const hasChromatic = (env) => (env.CHROMATIC_PROJECT_TOKEN ?? '') !== '';
