import { describe, expect, it } from 'vitest';
import { changeNote, environmentChange } from '../../../.storybook/pictures/environmentChange.ts';
import { refusal } from '../../../bin/pictures/refusal.ts';

const kept = { browser: 'Chromium 156.0', fonts: 'fonts-noto-cjk 1' };
const change = 'Chromium 156.0 → Chromium 157.0';

describe('the environment of the pictures', () => {
  it('has not changed while browser and fonts are the same', () => {
    expect(environmentChange(kept, { ...kept })).toBeNull();
  });

  it.each([
    [{ browser: 'Chromium 157.0' }, change],
    [{ fonts: 'fonts-noto-cjk 2' }, 'fonts-noto-cjk 1 → fonts-noto-cjk 2'],
    [
      { browser: 'Chromium 157.0', fonts: 'fonts-noto-cjk 2' },
      `${change}; fonts-noto-cjk 1 → fonts-noto-cjk 2`,
    ],
  ])('is told from what it was to what it is: %o', (changed, words) => {
    expect(environmentChange(kept, { ...kept, ...changed })).toBe(words);
  });

  it('is told with the command that takes it in', () => {
    expect(changeNote(change)).toContain(`The environment changed: ${change}.`);
    expect(changeNote(change)).toContain('npm run visual:environment');
  });
});

describe('pictures made anew for the environment', () => {
  it('are so when it alone changed', () => {
    expect(refusal(change, [])).toBeNull();
  });

  it('are refused in the same environment', () => {
    expect(refusal(null, [])).toContain('nothing is made anew');
  });

  it('are refused where the browser cannot be told', () => {
    expect(refusal('Chromium 156.0 → unknown', [])).toContain('cannot be told');
  });

  it('are refused while what they are drawn from has changed, which is named', () => {
    expect(refusal(change, ['packages/ui/src/Button/Button.css.ts'])).toContain(
      'packages/ui/src/Button/Button.css.ts',
    );
  });
});
