/** A setting that is missing or cannot be understood: one sentence for whoever starts the server. */
export class ConfigError extends Error {}
