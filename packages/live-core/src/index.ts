/** The version of the engine's public shape; the next story fills the engine. */
export const LIVE_CORE_VERSION = 0;
