import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Behaviors of the fake LibreOffice. */
export const SOFFICE_ACTS = {
  /** Writes a PDF beside the document. */
  converts: 'cp "$(dirname "$0")/made.pdf" "$out/document.pdf"',
  /** As for a broken file. */
  endsWithoutPdf: 'echo "Error: source file could not be loaded" >&2; exit 0',
  makesNoPdf: 'echo "nothing" > "$out/document.pdf"',
  /** Its child process keeps running. */
  hangs: 'sleep 600 & echo $! > "$out/../child"; cp "$out/../child" "$MARK"; wait',
  fillsTheDisk: 'while true; do n=$((n+1)); head -c 1000000 /dev/zero > "$out/$n"; done',
  writesOneLargeFile: 'cat /dev/zero > "$out/large"',
  linksElsewhere: 'ln -s "$(dirname "$0")/made.pdf" "$out/document.pdf"',
  dies: 'kill -SEGV $$',
} as const;

/** Writes a program with the calling convention of `soffice` and one of these behaviors. */
export function fakeSoffice(
  folder: string,
  act: keyof typeof SOFFICE_ACTS,
  pdf: Buffer,
  mark = '/dev/null',
): string {
  const place = path.join(folder, 'office');
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'made.pdf'), pdf);
  const program = path.join(place, 'soffice');
  const find = 'while [ "$1" != "--outdir" ]; do shift; done; out="$2"';
  writeFileSync(program, `#!/bin/sh\nMARK='${mark}'\n${find}\n${SOFFICE_ACTS[act]}\n`);
  chmodSync(program, 0o755);
  return program;
}
