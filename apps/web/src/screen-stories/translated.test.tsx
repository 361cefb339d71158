// @vitest-environment jsdom
import { pageTranslator, pressEach } from '@rostra/ui/story';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as account from './Account.stories.tsx';
import * as community from './Community.stories.tsx';
import * as personalCenter from './PersonalCenter.stories.tsx';
import * as site from './Site.stories.tsx';

interface Context {
  globals: Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/** Parts of a story that this test reads. */
interface Story {
  loaders: readonly ((context: Pick<Context, 'globals'>) => Promise<Record<string, unknown>>)[];
  render: (args: unknown, context: Context) => ReactNode;
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom draws nothing, so it has no visibility.
Element.prototype.checkVisibility = () => true;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const screens = [account, community, personalCenter, site].flatMap(
  ({ default: meta, ...stories }) =>
    Object.entries(stories).map(
      ([name, story]) => [`${meta.title}: ${name}`, story as unknown as Story] as const,
    ),
);

/** Waits for the samples' responses, which come at once. */
const settle = () => new Promise((resolve) => void setTimeout(resolve, 0));

it.each(screens)(
  'keeps %s working through presses on a page translated by the browser',
  async (_, story) => {
    const globals = { locale: 'en' };
    const loaded = Object.assign(
      {},
      ...(await Promise.all(story.loaders.map((load) => load({ globals })))),
    );
    const faults: string[] = [];
    const note = (error: unknown): void => void faults.push(String(error));
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      onUncaughtError: note,
      onCaughtError: note,
    });
    const page = pageTranslator(document.body);
    const run = async (happen: () => void): Promise<void> => {
      try {
        await act(async () => {
          happen();
          await settle();
        });
      } catch (error) {
        note(error);
      }
      page.translate();
    };
    await run(() => root.render(story.render({}, { globals, loaded })));
    await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/\w/);
    await pressEach(document.body, run);
    faults.push(...page.findStale());
    await run(() => root.unmount());
    expect(faults).toEqual([]);
  },
);
