import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of the client build that pages contain instead of requesting them. */
export interface Inlined {
  /** Returns the joined text of some sheets; pages with the same sheets share one string. */
  readonly css: (files: readonly string[]) => string;
  /** The site's icon as a data address. */
  readonly icon: string;
}

/** Reads what pages contain from the folder of the client build. */
export function readInlined(clientFolder: string): Inlined {
  const sheets = new Map<string, string>();
  const joined = new Map<string, string>();
  const read = (file: string): string => readFileSync(join(clientFolder, file), 'utf8').trim();
  const sheet = (file: string): string => {
    const known = sheets.get(file) ?? read(file);
    // It would close the element and let the rest become markup.
    if (/<\/style/i.test(known)) throw new Error(`The sheet ${file} contains an end tag`);
    sheets.set(file, known);
    return known;
  };
  return {
    css: (files) => {
      const slot = files.join(' ');
      const css = joined.get(slot) ?? files.map(sheet).join('');
      joined.set(slot, css);
      return css;
    },
    icon: `data:image/svg+xml,${encodeURIComponent(read('icon.svg'))}`,
  };
}
