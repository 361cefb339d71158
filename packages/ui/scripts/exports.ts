import { writeFileSync } from 'node:fs';
import { manifestPath, renderManifest } from './subPaths.ts';

// Writes the package's sub-paths after a component came, moved or went.
writeFileSync(manifestPath, renderManifest());
