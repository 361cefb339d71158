// @vitest-environment jsdom
import { basename, join } from 'node:path';
import { uiTexts } from '@rostra/i18n/ui';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageTranslator } from '../src/story/pageTranslator.ts';
import { pressEach } from '../src/story/pressEach.ts';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import { componentFolders, screenFolders, source } from './componentFolders.ts';
import './visibleInJsdom.ts';

type Render = (args: object, context: object) => ReactNode;

/** The part of a story file that this test reads. */
interface StoryFile {
  default: { args?: object; component: ComponentType; render?: Render };
  [story: string]: { args?: object; render?: Render };
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
});
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

interface DrawProps {
  draw: Render;
  args: object;
}

const Draw = ({ draw, args }: DrawProps): ReactNode =>
  draw(args, { args, globals: { locale: 'en' } });

/** Returns a page that is translated after every change. */
function openTranslated() {
  const faults: string[] = [];
  const note = (error: unknown): void => void faults.push(String(error));
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: note,
    onCaughtError: note,
  });
  const page = pageTranslator(document.body);
  const run = async (happen: () => void): Promise<void> => {
    try {
      await act(async () => happen());
    } catch (error) {
      note(error);
    }
    page.translate();
  };
  const applyLook = (key: number, props: DrawProps): Promise<void> =>
    run(() =>
      root.render(
        <UiProvider locale="en" texts={uiTexts.en}>
          <Draw key={key} {...props} />
        </UiProvider>,
      ),
    );
  const close = async (): Promise<string[]> => {
    faults.push(...page.findStale());
    await run(() => root.unmount());
    return [...new Set(faults)];
  };
  return { run, applyLook, close };
}

/**
 * Screens draw every family of components. Each component alone takes minutes more and belongs to a
 * release; `bin/testing/bareTexts.ts` reads the sources of all of them each time.
 */
const folders =
  process.env['TEST_EXHAUSTIVE'] === '1' ? [...componentFolders, ...screenFolders] : screenFolders;

it.each(folders)(
  'passes %s through its states and presses on a page translated by the browser',
  async (folder) => {
    const path = join(source, folder, `${basename(folder)}.stories.tsx`);
    const { default: meta, ...stories } = (await import(/* @vite-ignore */ path)) as StoryFile;
    const plain: Render = (args) => <meta.component {...args} />;
    const page = openTranslated();
    // Stories that render alike are states of one element, which changes in place.
    const draws: Render[] = [];
    for (const story of Object.values(stories)) {
      const draw = story.render ?? meta.render ?? plain;
      if (!draws.includes(draw)) draws.push(draw);
      await page.applyLook(draws.indexOf(draw), { draw, args: { ...meta.args, ...story.args } });
    }
    await page.applyLook(-1, { draw: meta.render ?? plain, args: { ...meta.args } });
    await pressEach(document.body, page.run);
    expect(await page.close()).toEqual([]);
  },
);
