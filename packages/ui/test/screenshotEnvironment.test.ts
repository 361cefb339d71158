import { describe, expect, it } from 'vitest';
import {
  changeNote,
  environmentChange,
} from '../../../.storybook/screenshots/environmentChange.ts';
import { recordedEnvironment } from '../../../.storybook/screenshots/environment.ts';
import { hasPinnedBrowser, pinnedVersions } from '../../../.storybook/screenshots/pinnedBrowser.ts';
import { refusal } from '../../../bin/screenshots/refusal.ts';

const kept = { browser: 'Chromium 156.0', fonts: 'Noto 1' };
const change = 'Chromium 156.0 → Chromium 157.0';

describe('the environment of the images', () => {
  it('has not changed while browser and fonts are the same', () => {
    expect(environmentChange(kept, { ...kept })).toBeNull();
  });

  it.each([
    [{ browser: 'Chromium 157.0' }, change],
    [{ fonts: 'Noto 2' }, 'Noto 1 → Noto 2'],
    [{ browser: 'Chromium 157.0', fonts: 'Noto 2' }, `${change}; Noto 1 → Noto 2`],
  ])('reports the old and the new value: %o', (changed, words) => {
    expect(environmentChange(kept, { ...kept, ...changed })).toBe(words);
  });

  it('names the command that accepts the change', () => {
    expect(changeNote(change, true)).toContain(`The environment changed: ${change}.`);
    expect(changeNote(change, true)).toContain('npm run visual:environment');
  });

  it('names where to draw, on a machine without a browser in the lockfile', () => {
    expect(changeNote(change, false)).toContain('Linux on x64');
  });
});

describe('images regenerated for the environment', () => {
  it('allows it when only the environment changed', () => {
    expect(refusal(change, [], true)).toBeNull();
  });

  it('refuses it in the same environment', () => {
    expect(refusal(null, [], true)).toContain('nothing is taken again');
  });

  it('refuses it on a machine without a browser in the lockfile', () => {
    expect(refusal(change, [], false)).toContain('Linux on x64');
  });

  it('refuses it while the sources have changed, and names them', () => {
    expect(refusal(change, ['packages/ui/src/actions/Button/Button.css.ts'], true)).toContain(
      'packages/ui/src/actions/Button/Button.css.ts',
    );
  });
});

describe.runIf(hasPinnedBrowser)('the browser that draws images', () => {
  it('matches the recorded versions of browser and fonts', () => {
    expect(pinnedVersions()).toEqual(recordedEnvironment());
  });
});
