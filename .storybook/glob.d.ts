interface ImportMeta {
  /** Vite's list of files by pattern; here only their names are asked for. */
  glob: (pattern: string) => Record<string, unknown>;
}
