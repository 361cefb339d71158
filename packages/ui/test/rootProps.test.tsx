// @vitest-environment jsdom
import { basename, join } from 'node:path';
import { uiTexts } from '@rostra/i18n/ui';
import { act } from '@testing-library/react';
import { createRef } from 'react';
import type { ComponentType, Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../src/foundations/UiProvider/index.ts';
import type { RootProps } from '../src/rootProps.ts';
import { componentFolders, source } from './componentFolders.ts';

// Components with a place in a layout; overlays have none, and product components fill theirs.
const FAMILIES = /^(?:actions|forms|layout|navigation)\/|^foundations\/Link$/;
const folders = componentFolders.filter((folder) => FAMILIES.test(folder));

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

afterEach(() => document.body.replaceChildren());

interface StoryFile {
  default: { args?: object; component: ComponentType<RootProps> };
}

/** Props without which a component draws nothing, where its stories add them. */
const FILLED: Record<string, object> = {
  'navigation/Breadcrumbs': { pages: [{ label: 'Events', href: '/events' }] },
};

/** Their roots have no class of their own. */
const UNSTYLED = new Set([
  'forms/Checkbox',
  'forms/Form',
  'layout/SectionHead',
  'navigation/Breadcrumbs',
  'navigation/Tabs',
]);

/** The first element of a container; React Aria puts templates of lists before the root. */
const rootIn = (container: Element): Element | null =>
  container.querySelector(':scope > :not(template)');

/** Draws a component with a reference and a class; returns its root and how to take it away. */
async function draw(folder: string, ref: Ref<HTMLElement>) {
  const path = join(source, folder, `${basename(folder)}.stories.tsx`);
  const { default: meta } = (await import(/* @vite-ignore */ path)) as StoryFile;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <UiProvider locale="en" texts={uiTexts.en}>
        <meta.component {...meta.args} {...FILLED[folder]} ref={ref} className="place" />
      </UiProvider>,
    ),
  );
  return { container, remove: () => act(async () => root.unmount()) };
}

describe.each(folders)('%s', (folder) => {
  it('gives its root element to a reference, and has the class on it', async () => {
    const ref = createRef<HTMLElement>();
    const { container, remove } = await draw(folder, ref);
    expect(ref.current).toBe(rootIn(container));
    expect(ref.current?.classList.contains('place')).toBe(true);
    expect(container.querySelectorAll('.place')).toHaveLength(1);
    await remove();
    expect(ref.current).toBeNull();
  });

  it('keeps its own class beside the given one, and takes a function as a reference', async () => {
    const notify = vi.fn<(element: HTMLElement | null) => void>();
    const { container, remove } = await draw(folder, notify);
    const [element] = notify.mock.calls.at(-1) ?? [];
    expect(element).toBe(rootIn(container));
    expect(element?.classList.length).toBeGreaterThan(UNSTYLED.has(folder) ? 0 : 1);
    await remove();
    expect(notify.mock.calls.at(-1)?.[0]).toBeNull();
  });
});
