import { describe, expect, it } from 'vitest';
import { changeNote, environmentChange } from '../../../.storybook/pictures/environmentChange.ts';
import { recordedEnvironment } from '../../../.storybook/pictures/environment.ts';
import { hasPinnedBrowser, pinnedVersions } from '../../../.storybook/pictures/pinnedBrowser.ts';
import { refusal } from '../../../bin/pictures/refusal.ts';

const kept = { browser: 'Chromium 156.0', fonts: 'Noto 1' };
const change = 'Chromium 156.0 → Chromium 157.0';

describe('the environment of the pictures', () => {
  it('has not changed while browser and fonts are the same', () => {
    expect(environmentChange(kept, { ...kept })).toBeNull();
  });

  it.each([
    [{ browser: 'Chromium 157.0' }, change],
    [{ fonts: 'Noto 2' }, 'Noto 1 → Noto 2'],
    [{ browser: 'Chromium 157.0', fonts: 'Noto 2' }, `${change}; Noto 1 → Noto 2`],
  ])('is told from what it was to what it is: %o', (changed, words) => {
    expect(environmentChange(kept, { ...kept, ...changed })).toBe(words);
  });

  it('is told with the command that takes it in', () => {
    expect(changeNote(change, true)).toContain(`The environment changed: ${change}.`);
    expect(changeNote(change, true)).toContain('npm run visual:environment');
  });

  it('is told with where to draw, on a machine that the lockfile has no browser for', () => {
    expect(changeNote(change, false)).toContain('Linux on x64');
  });
});

describe('pictures made anew for the environment', () => {
  it('are so when it alone changed', () => {
    expect(refusal(change, [], true)).toBeNull();
  });

  it('are refused in the same environment', () => {
    expect(refusal(null, [], true)).toContain('nothing is made anew');
  });

  it('are refused on a machine that the lockfile has no browser for', () => {
    expect(refusal(change, [], false)).toContain('Linux on x64');
  });

  it('are refused while what they are drawn from has changed, which is named', () => {
    expect(refusal(change, ['packages/ui/src/Button/Button.css.ts'], true)).toContain(
      'packages/ui/src/Button/Button.css.ts',
    );
  });
});

describe.runIf(hasPinnedBrowser)('the browser that draws pictures', () => {
  it('and its fonts are those that the pictures kept were made with', () => {
    expect(pinnedVersions()).toEqual(recordedEnvironment());
  });
});
