import { writeFileSync } from 'node:fs';
import { checkContrast } from '../src/theme/checkContrast.ts';
import { deriveTheme } from '../src/theme/deriveTheme.ts';
import { themeToCss } from '../src/theme/themeToCss.ts';
import { registryPath, renderRegistry } from './renderRegistry.ts';

// Makes the registry anew, then checks every theme: values, and each declared pair of colours.
writeFileSync(registryPath, renderRegistry());
const { registry } = await import('../src/themes/registry.ts');
let faults = 0;
for (const theme of registry) {
  themeToCss(theme);
  for (const fault of checkContrast(deriveTheme(theme.input))) {
    faults += 1;
    console.log(
      `${theme.id} ${fault.scheme}: ${fault.foreground} on ${fault.background} is ${fault.ratio.toFixed(2)}, needs ${fault.minimum}`,
    );
  }
  console.log(`${theme.id} (${theme.kind}, ${theme.scope})`);
}
process.exitCode = faults > 0 ? 1 : 0;
