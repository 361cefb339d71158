// @vitest-environment jsdom
import { basename, join } from 'node:path';
import { uiTexts } from '@rostra/i18n/ui';
import { act } from '@testing-library/react';
import { createRef } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import { DIALOG_GAP } from '../src/overlays/Dialog/index.ts';
import type { RootProps } from '../src/rootProps.ts';
import { componentFolders, screenFolders, source } from './componentFolders.ts';
import './visibleInJsdom.ts';

/** Components that take neither, with the reason: nearly all have no single root element. */
const WITHOUT: Record<string, string> = {
  'data/RichTextView': 'It needs its own reference, and the page of an article has no bytes left.',
  'events/EventMaterials': 'Up to three sections of the page around it.',
  'screens/AboutScreen': 'A band and a column, each as wide as the page.',
  'screens/EventScreen': 'The page and the bar at the edge of the screen.',
  'screens/HomeScreen': 'Bands, each as wide as the page.',
  'status/Toasts': 'A host at the edge of the screen, once in an app.',
};

const folders = [...componentFolders, ...screenFolders].filter((folder) => !(folder in WITHOUT));

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

interface StoryFile {
  default: { args?: object; component: ComponentType<RootProps> };
}

/** Props without which a component draws nothing, where its stories add them. */
const FILLED: Record<string, object> = {
  'navigation/Breadcrumbs': { pages: [{ label: 'Events', href: '/events' }] },
  'overlays/LeaveGuard': { isAsking: true },
  'overlays/Menu': { isOpen: true },
  'overlays/Popover': { isOpen: true },
  'overlays/Tooltip': { isOpen: true },
};

/** The panels of open overlays; a menu is inside another one. */
const PANELS = ['menu', 'dialog', 'alertdialog', 'tooltip'].map((role) => `[role=${role}]`);

/**
 * The panel of an open overlay, or the first element of a container; React Aria puts templates of
 * lists before the root.
 */
const rootIn = (container: Element): Element | null =>
  PANELS.map((panel) => document.querySelector(panel)).find((found) => found !== null) ??
  container.querySelector(':scope > :not(template)');

/** Draws a component with root props; returns its root and how to take it away. */
async function draw(folder: string, props: RootProps) {
  const path = join(source, folder, `${basename(folder)}.stories.tsx`);
  const { default: meta } = (await import(/* @vite-ignore */ path)) as StoryFile;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <UiProvider locale="en" texts={uiTexts.en}>
        <meta.component {...meta.args} {...FILLED[folder]} {...props} />
      </UiProvider>,
    ),
  );
  const remove = async () => {
    await act(async () => root.unmount());
    container.remove();
    // The next dialog may open.
    await act(async () => vi.advanceTimersByTime(DIALOG_GAP));
  };
  onTestFinished(remove);
  return { root: rootIn(container), remove };
}

describe.each(folders)('%s', (folder) => {
  it('gives its root element to a reference, and has the class on it', async () => {
    const ref = createRef<HTMLElement>();
    const { root, remove } = await draw(folder, { ref, className: 'place' });
    expect(root).not.toBeNull();
    expect(ref.current).toBe(root);
    expect([...document.querySelectorAll('.place')]).toEqual([root]);
    await remove();
    expect(ref.current).toBeNull();
  });

  it('keeps its own class beside the given one, and takes a function as a reference', async () => {
    const plain = await draw(folder, {});
    // React Aria's class is for roots without one.
    const own = [...(plain.root?.classList ?? [])].filter(
      (name) => !name.startsWith('react-aria-'),
    );
    await plain.remove();
    const notify = vi.fn<(element: HTMLElement | null) => void>();
    const { root, remove } = await draw(folder, { ref: notify, className: 'place' });
    const [element] = notify.mock.calls.at(-1) ?? [];
    expect(element).toBe(root);
    expect([...(element?.classList ?? [])]).toEqual([...own, 'place']);
    await remove();
    expect(notify.mock.calls.at(-1)?.[0]).toBeNull();
  });
});
