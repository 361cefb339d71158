const KILO = 1024;
const MEGA = KILO * KILO;

/** Formats a size in bytes for display: `820 B`, `48 KB`, `2.4 MB`. */
export const formatSize = (bytes: number): string => {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < MEGA) return `${Math.round(bytes / KILO)} KB`;
  return `${(bytes / MEGA).toFixed(1)} MB`;
};
