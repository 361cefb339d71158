/**
 * A setting that is missing or unreadable; the message is one sentence for the server's operator.
 */
export class ConfigError extends Error {}
