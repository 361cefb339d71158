import type { Locale } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import { UiProvider } from '@rostra/ui/UiProvider';
import type { ComponentType, ReactElement, ReactNode } from 'react';

type Render = (args: object, context: object) => ReactNode;

interface Story {
  args?: object;
  render?: Render;
}

/** A story file: its stories, and what they share. */
export interface StoryFile {
  default: Story & { component: ComponentType };
  [story: string]: Story;
}

export const locales: readonly Locale[] = ['en', 'zh-CN'];

/** A story as a consumer's page has it. */
export function storyElement(file: StoryFile, name: string, locale: Locale): ReactElement {
  const { component: Component, ...meta } = file.default;
  const story = file[name] as Story;
  const draw: Render = story.render ?? meta.render ?? ((args: object) => <Component {...args} />);
  const args = { ...meta.args, ...story.args };
  const Drawn = () => draw(args, { args, globals: { locale } });
  return (
    <UiProvider locale={locale} texts={uiTexts[locale]}>
      <Drawn />
    </UiProvider>
  );
}

export const storiesOf = (file: StoryFile): string[] =>
  Object.keys(file).filter((name) => name !== 'default');
