import type { Texts } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { TextProvider } from '../foundations/TextProvider/index.ts';
import type { UiTexts } from '../foundations/TextProvider/index.ts';
import { sampleOf } from './allStates.tsx';
import type { StoryContext } from './StoryContext.ts';
import { inWindow } from './inWindow.ts';
import { lengthened } from './lengthened.ts';
import { longerText } from './longerText.ts';
import type { State } from './matrix.ts';
import type { Sample } from './samples/texts.ts';
import { sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';

const longerTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? longerText(text) : longerTexts(text),
    ]),
  );

/** Returns the app's texts, which components get in `t`, as a longer language has them. */
export function longerProps<Props extends object>(props: Props): Props {
  if (!('t' in props) || typeof props.t !== 'function') return props;
  const translate = props.t as (...requests: unknown[]) => string;
  return { ...props, t: (...requests: unknown[]) => longerText(translate(...requests)) };
}

/** The content has the library's own texts as a longer language has them, on a phone of 320 px. */
export function LongTranslation({
  context,
  children,
}: {
  context: StoryContext;
  children: ReactNode;
}): ReactElement {
  const locale = localeOf(context);
  return (
    <TextProvider locale={locale} texts={longerTexts(uiTexts[locale]) as UiTexts}>
      <div style={{ padding: 16 }}>{children}</div>
    </TextProvider>
  );
}

/** The window of these stories, in which nothing overflows. */
export const onNarrowestPhone = {
  ...inWindow(320, 640),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/**
 * Returns the story of a component whose words are mostly the interface's. They are longer by a
 * third or more, as in another language; words in its props are twice as long. `name` chooses the
 * state, by default the longest one. No image is taken of it (ADR 30).
 */
export function longTranslation<Props extends object>(
  Component: ComponentType<Props>,
  states: readonly State<Props>[],
  base: (sample: Sample) => Partial<Props> = () => ({}),
  name?: string,
) {
  const state =
    states.find((each) => (name === undefined ? each.words : each.name === name)) ?? states[0];
  return {
    ...onNarrowestPhone,
    render: (_args: unknown, context: StoryContext): ReactElement => {
      const words = state?.words?.(sampleWords(localeOf(context)));
      const props = { ...base(sampleOf(context)), ...state?.props, ...words };
      return (
        <LongTranslation context={context}>
          <Component {...(longerProps(lengthened(props)) as Props)} />
        </LongTranslation>
      );
    },
  };
}
