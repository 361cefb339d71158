import type { Locale } from '@rostra/i18n';
import type { ComponentType, ReactElement } from 'react';
import type { StoryContext } from './StoryContext.ts';
import { localeOf } from './screenText.ts';

/**
 * Returns a maker of stories of a screen: `inState((locale) => ({ … }))` renders it with these
 * props changed, in the toolbar's language.
 */
export const screenStates =
  <Props extends object>(Screen: ComponentType<Props>, propsFor: (locale: Locale) => Props) =>
  (changed: (locale: Locale) => Partial<Props> = () => ({})) => ({
    render: (_args: unknown, context: StoryContext): ReactElement => {
      const locale = localeOf(context);
      return <Screen {...propsFor(locale)} {...changed(locale)} />;
    },
  });
