// @vitest-environment jsdom
import { basename, join } from 'node:path';
import { uiTexts } from '@rostra/i18n/ui';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { rightToLeft, writeRightToLeft } from '../src/story/rightToLeftSample.ts';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import { componentFolders, screenFolders, source } from './componentFolders.ts';

/** The components that show user content, and the properties that pass it. */
const places: readonly (readonly [folder: string, properties: readonly string[]])[] = [
  ['Announcement', ['text']],
  ['ArticleCard', ['title', 'summary', 'authorName']],
  ['ArticleView', ['title', 'summary', 'authorName', 'authorTitle', 'body', 'name']],
  ['BackgroundPicker', ['name']],
  ['BrandPanel', ['title', 'name']],
  ['Captions', ['text', 'speaker']],
  ['ChatPanel', ['author', 'text']],
  ['ChatTabs', ['name', 'msg', 'author', 'text']],
  ['ContactList', ['name']],
  ['DialOutForm', ['name', 'title']],
  ['EnteredEventList', ['name']],
  ['EventCard', ['name', 'organizer']],
  ['EventMaterials', ['name', 'title']],
  ['EventView', ['name', 'organizer', 'summary', 'title']],
  ['FavoriteFolders', ['name', 'title']],
  ['HandQueue', ['name', 'fullName']],
  ['NoticeList', ['title', 'body']],
  ['OrderTable', ['title']],
  ['OrganizationCard', ['name', 'introduction', 'description']],
  ['PreviewPanel', ['name']],
  ['QuestionBoard', ['author', 'text']],
  ['SearchResults', ['text']],
  ['TestTile', ['name']],
  ['UserCard', ['name', 'position', 'company', 'introduction']],
  ['VideoTile', ['name', 'fullName']],
  ['screens/EventScreen', ['name', 'organizer', 'summary', 'title']],
  ['screens/HomeScreen', ['organizer', 'title', 'summary', 'authorName']],
  ['screens/LiveRoomScreen', ['title', 'host', 'name']],
  ['screens/PaymentScreen', ['title', 'summary']],
];

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', NoObserver);
vi.stubGlobal('IntersectionObserver', NoObserver);

afterEach(cleanup);

/**
 * Returns elements and attributes with right-to-left words whose marks the surrounding text would
 * move.
 */
function exposed(root: Element): string[] {
  const found: string[] = [];
  const bare = (text: string): boolean =>
    text.replaceAll(/\u2068[^\u2069]*\u2069/g, '').includes(rightToLeft.hebrew);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (bare(node.nodeValue ?? '') && !node.parentElement?.closest('bdi, [dir="auto"], option'))
      found.push(node.parentElement?.outerHTML ?? '');
  for (const { attributes } of root.querySelectorAll('[aria-label], [title]'))
    for (const { name, value } of attributes)
      if (/^(?:aria-label|title)$/.test(name) && bare(value) && value !== rightToLeft.hebrew)
        found.push(`${name}="${value}"`);
  return found;
}

it.each(places)('isolates in %s the direction of %j', async (place, properties) => {
  const name = basename(place);
  const folder = [...componentFolders, ...screenFolders].find((each) => basename(each) === name);
  const path = join(source, folder ?? place, `${name}.stories.tsx`);
  const { default: meta } = (await import(/* @vite-ignore */ path)) as {
    default: { args?: object; component: ComponentType };
  };
  const props = writeRightToLeft(meta.args ?? {}, properties);
  const { baseElement } = render(
    <UiProvider locale="en" texts={uiTexts.en}>
      <meta.component {...props} />
    </UiProvider>,
  );
  expect(baseElement.textContent).toContain(rightToLeft.hebrew);
  expect(exposed(baseElement)).toEqual([]);
});
