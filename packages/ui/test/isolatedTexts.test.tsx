// @vitest-environment jsdom
import { basename, join } from 'node:path';
import { uiTexts } from '@rostra/i18n/ui';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rightToLeft, writeRightToLeft } from '../src/story/samples/rightToLeft.ts';
import { ComboBox } from '../src/forms/ComboBox/index.ts';
import { SearchPanel } from '../src/forms/SearchField/SearchPanel.tsx';
import { joinParts } from '../src/layout/CardParts/joinParts.ts';
import { ChatMessageRow } from '../src/live/ChatPanel/ChatMessageRow.tsx';
import type { ChatPanelMessage } from '../src/live/ChatPanel/index.ts';
import { chatSample } from '../src/story/samples/chat.ts';
import { eventView } from '../src/story/samples/event.ts';
import { EventView } from '../src/reading/EventView/index.ts';
import { AttendeeRow } from '../src/live/AttendeeList/AttendeeRow.tsx';
import { liveTextFor, screenTextFor } from '../src/story/screenText.ts';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import { componentFolders, screenFolders, source } from './componentFolders.ts';
import './visibleInJsdom.ts';

/** The components that show user content, and the properties that pass it. */
const places: readonly (readonly [
  folder: string,
  properties: readonly string[],
  state?: object,
])[] = [
  ['AccessDetails', ['value']],
  ['Announcement', ['text']],
  ['ArticleCard', ['title', 'summary', 'authorName']],
  ['ArticleView', ['title', 'summary', 'authorName', 'authorTitle', 'body', 'name']],
  ['BackgroundPicker', ['name']],
  ['BrandPanel', ['title', 'name']],
  ['Captions', ['text', 'speaker']],
  ['ChatPanel', ['author', 'text']],
  ['ChatTabs', ['name', 'msg', 'author', 'text']],
  ['ContactList', ['name']],
  ['DialOutForm', ['name', 'title', 'address']],
  ['EnteredEventList', ['name']],
  ['EventCard', ['name', 'organizer']],
  ['EventMaterials', ['name', 'title']],
  ['EventView', ['name', 'organizer', 'summary', 'introduction', 'industry', 'title']],
  ['FavoriteFolders', ['name', 'title']],
  ['IdentityStatus', ['realName', 'organization', 'reason'], { state: 'rejected', reason: 'a' }],
  ['HandQueue', ['name', 'fullName']],
  ['NoticeList', ['title', 'body']],
  ['OrderTable', ['title']],
  ['OrganizationCard', ['name', 'introduction', 'description', 'industry', 'place']],
  ['OrganizationCard', ['name', 'introduction', 'contact', 'fundType', 'place'], { look: 'page' }],
  ['PayerPicker', ['name']],
  ['PreviewPanel', ['name']],
  ['QuestionBoard', ['author', 'text']],
  ['RadioGroup', ['note']],
  ['SearchResults', ['text']],
  ['SearchTerms', ['term']],
  ['Select', ['label'], { options: [{ value: 'a', label: 'a' }] }],
  ['TagsInput', ['tags'], { label: 'a', tags: [rightToLeft.hebrew] }],
  ['TestTile', ['name']],
  ['TransactionsTable', ['info']],
  ['UserCard', ['name', 'position', 'company', 'introduction']],
  ['UserCard', ['position']],
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

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
    if (bare(node.nodeValue ?? '') && !node.parentElement?.closest('bdi, [dir="auto"]'))
      found.push(node.parentElement?.outerHTML ?? '');
  for (const { attributes } of root.querySelectorAll('[aria-label], [title]'))
    for (const { name, value } of attributes)
      if (/^(?:aria-label|title)$/.test(name) && bare(value) && value !== rightToLeft.hebrew)
        found.push(`${name}="${value}"`);
  return found;
}

const cases = places.map(([place, properties, state = {}]) => [place, properties, state] as const);

it.each(cases)('isolates in %s the direction of %j', async (place, properties, state) => {
  const name = basename(place);
  const folder = [...componentFolders, ...screenFolders].find((each) => basename(each) === name);
  const path = join(source, folder ?? place, `${name}.stories.tsx`);
  const { default: meta } = (await import(/* @vite-ignore */ path)) as {
    default: { args?: object; component: ComponentType };
  };
  const props = writeRightToLeft({ ...meta.args, ...state }, properties);
  const { baseElement } = render(
    <UiProvider locale="en" texts={uiTexts.en}>
      <meta.component {...props} />
    </UiProvider>,
  );
  expect(baseElement.textContent).toContain(rightToLeft.hebrew);
  expect(exposed(baseElement)).toEqual([]);
});

const nothing = (): void => undefined;
const { hebrew } = rightToLeft;
const person = {
  id: 1,
  name: 'Al',
  role: 'audience',
  note: hebrew,
  isMuted: true,
  isSpeaking: false,
  hasHandUp: false,
  isHidden: false,
  isSelf: false,
} as const;

/** Parts that the story's first state does not show. */
const parts: Readonly<Record<string, ReactElement>> = {
  'rows under a search box': (
    <SearchPanel
      title="a"
      rows={[{ text: hebrew }]}
      onChoose={nothing}
      onForget={nothing}
      clear={undefined}
    />
  ),
  'the note of a person in the room': (
    <AttendeeRow
      t={liveTextFor('en')}
      source={{
        sections: () => [],
        subscribe: () => nothing,
        idAt: () => 1,
        rowOf: () => person,
        subscribeRow: () => nothing,
      }}
      id={1}
      top={0}
      place={1}
      of={1}
      hasActions={false}
      isCurrent
      isMenuOpen={false}
      onOpenMenu={nothing}
    />
  ),
  'the reason why a message was not sent': (
    <ChatMessageRow
      t={liveTextFor('en')}
      message={{ ...(chatSample('en', 1)[0] as ChatPanelMessage), state: 'failed', reason: hebrew }}
      timeZone="UTC"
    />
  ),
  'options with notes in a list': (
    <ComboBox
      label="a"
      options={[{ value: 'a', label: hebrew, note: hebrew }]}
      value={null}
      onChange={nothing}
    />
  ),
};

it.each(Object.entries(parts))('isolates %s', (_name, part) => {
  const { baseElement } = render(
    <UiProvider locale="en" texts={uiTexts.en}>
      {part}
    </UiProvider>,
  );
  const box = baseElement.querySelector('[role="combobox"]');
  if (box) fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(baseElement.textContent).toContain(hebrew);
  expect(exposed(baseElement)).toEqual([]);
});

it('isolates each part of the line below a name', () => {
  expect(joinParts([hebrew, null, 'Rostra'])).toBe(`\u2068${hebrew}\u2069 · Rostra`);
});

it('isolates each co-organizer of an event', () => {
  const event = { ...eventView('en'), coOrganizers: [hebrew, rightToLeft.arabic] };
  const { baseElement } = render(
    <UiProvider locale="en" texts={uiTexts.en}>
      <EventView t={screenTextFor('en')} event={event} yuanPerCoin={7} onShare={nothing} />
    </UiProvider>,
  );
  const names = `\u2068${hebrew}\u2069, \u2068${rightToLeft.arabic}\u2069`;
  expect(baseElement.textContent).toContain(names);
});
