interface ImportMeta {
  /** Vite's list of files by pattern; only their names are used here. */
  glob: (pattern: string) => Record<string, unknown>;
}
