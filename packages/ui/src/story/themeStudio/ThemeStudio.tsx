import type { Locale } from '@rostra/i18n';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { reportTheme } from '../../theme/reportContrast.ts';
import { themeToCss } from '../../theme/themeToCss.ts';
import { baseTheme } from '../../themes/index.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { StudioFindings } from './StudioFindings.tsx';
import { StudioInputs } from './StudioInputs.tsx';
import { StudioJson } from './StudioJson.tsx';
import { StudioRoom } from './StudioRoom.tsx';
import { StudioSite } from './StudioSite.tsx';
import { firstDraft, loadDraft, saveDraft } from './studioStorage.ts';
import { draftProblems, themeOfDraft } from './themeDraft.ts';
import type { ThemeDraft } from './themeDraft.ts';
import * as styles from './ThemeStudio.css.ts';

/** The site's widths that the preview offers, in px. */
const widths = [390, 768, 1280] as const;
const ROOM_HEIGHT = 480;

/** Returns the draft, kept in the browser, and the last theme made from it. */
function useDraft() {
  const [{ draft, theme }, setState] = useState(() => {
    const kept = loadDraft();
    return { draft: kept, theme: themeOfDraft(kept, baseTheme) };
  });
  const replace = (next: ThemeDraft): void => {
    saveDraft(next);
    setState((current) => ({ draft: next, theme: themeOfDraft(next, current.theme) }));
  };
  return {
    draft,
    theme,
    replace,
    change: (part: Partial<ThemeDraft>) => replace({ ...draft, ...part }),
  };
}

/**
 * Where a partner makes a theme: twelve inputs on one side, the site under them on the other, light
 * and dark at once, with every pair of colors judged and the file to hand over.
 */
export function ThemeStudio({ locale }: { locale: Locale }) {
  const { draft, theme, replace, change } = useDraft();
  const [width, setWidth] = useState('768');
  const shown = useDeferredValue(theme);
  const css = useMemo(() => themeToCss(shown), [shown]);
  const report = useMemo(() => reportTheme(shown.input, shown.contrast), [shown]);
  const problems = draftProblems(draft);
  return (
    <main className={styles.studio}>
      <div className={styles.side}>
        <Stack gap={8}>
          <Stack gap={2}>
            <Heading level={1} size="title-lg">
              Theme studio
            </Heading>
            <Text tone="secondary">
              Twelve decisions make a theme; the rest is derived. What you type stays in this
              browser.
            </Text>
          </Stack>
          <StudioFindings report={report} onUse={(input, value) => change({ [input]: value })} />
          <StudioInputs draft={draft} problems={problems} onChange={change} />
          <StudioJson
            draft={draft}
            isValid={Object.keys(problems).length === 0}
            // The drawings are beside the file: those chosen for this theme stay.
            onImport={(next) =>
              replace(next.id === draft.id ? { ...next, logo: draft.logo } : next)
            }
          />
          <Inline>
            <Button emphasis="ghost" onPress={() => replace(firstDraft())}>
              Start again from the example
            </Button>
          </Inline>
        </Stack>
      </div>
      <div className={styles.previews}>
        <SegmentedControl
          label="Width of the preview"
          options={widths.map((px) => ({ value: String(px), label: `${px} px` }))}
          value={width}
          onChange={setWidth}
        />
        <div className={styles.pairOfSchemes}>
          {(['light', 'dark'] as const).map((scheme) => (
            <section key={scheme} className={styles.scheme} aria-label={`Preview, ${scheme}`}>
              <Text size="sm" tone="secondary">
                {scheme === 'light' ? 'Light' : 'Dark'}
              </Text>
              {(['site', 'live room'] as const).map((part) => (
                <PreviewFrame
                  key={part}
                  title={`The ${part}, ${scheme}`}
                  width={Number(width)}
                  height={part === 'site' ? undefined : ROOM_HEIGHT}
                  css={css}
                  themeId={shown.id}
                  scheme={scheme}
                  lang={locale}
                >
                  {part === 'site' ? (
                    <StudioSite theme={shown} locale={locale} />
                  ) : (
                    <StudioRoom locale={locale} />
                  )}
                </PreviewFrame>
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
