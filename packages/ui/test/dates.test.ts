import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Files that compare times or ask the browser for its zone, or write days of a calendar. */
const OWN_FORMATS = new Set([
  'packages/ui/src/forms/DatePicker/writeDay.ts',
  'packages/ui/src/forms/DatePicker/Calendar.tsx',
  'packages/ui/src/reading/EventView/isSameClock.ts',
  'packages/ui/src/data/StockChart/PricePlot.tsx',
  'apps/web/src/app/ShellFooter.tsx',
  'apps/web/src/features/event/useReaderZone.ts',
  'apps/web/src/look/lookOf.ts',
]);

it('writes dates by the formatters of i18n, so that each has one spelling [I18N-15]', () => {
  const files = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\/stor(?:y|ies)\//.test(file) && !OWN_FORMATS.has(file),
  );
  const raw = files.filter((file) =>
    /Intl\.DateTimeFormat|\.toLocale\w*String\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(raw).toEqual([]);
});
