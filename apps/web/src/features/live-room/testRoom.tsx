import { UiProvider } from '@rostra/ui/UiProvider';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../app/App.tsx';
import type { Services } from '../../app/Services.ts';
import { testServices } from '../../app/testServices.ts';
import { loadTexts } from '../../language/loadTexts.ts';
import { liveTextOf } from './liveTextOf.ts';
import { RoomContext } from './RoomContext.ts';
import type { RoomContextValue } from './RoomContext.ts';

/** jsdom measures nothing. */
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

/** Options for rendering a part of the room. */
interface Drawn {
  /** Values that the part needs from the room, besides its texts. */
  room?: object;
  /** Defaults to those of a server that returns nothing. */
  services?: Services;
}

/** Renders parts of the room in English, in a jsdom page that is new for each test of the file. */
export function testRoom() {
  let root: Root;
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
    vi.stubGlobal('ResizeObserver', StillObserver);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.querySelector('#root') as Element);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
  return {
    draw: async (part: ReactNode, { room = {}, services }: Drawn = {}): Promise<void> => {
      const value = { t: await liveTextOf('en'), ...room } as unknown as RoomContextValue;
      const given = services ?? (await testServices(() => Promise.resolve({})));
      const { uiTexts } = await loadTexts('en', []);
      await act(async () =>
        root.render(
          <App services={given} filled={{}} isIsolated>
            <UiProvider locale="en" texts={uiTexts}>
              <RoomContext value={value}>{part}</RoomContext>
            </UiProvider>
          </App>,
        ),
      );
    },
  };
}
