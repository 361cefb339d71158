import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ServerPage } from './findings.ts';
import { storyElement } from './storyElements.tsx';
import { storyFiles } from './storyFiles.ts';

/** Reports that React has hydrated the markup: effects run after that. */
function Taken({ notify, children }: { notify: () => void; children: ReactNode }) {
  useEffect(notify, [notify]);
  return children;
}

/** Takes over one page of the server and gives what React did not agree with. */
async function hydrate({ path, name, locale, html }: ServerPage): Promise<string[]> {
  const problems: string[] = [];
  const note = (error: unknown): void => void problems.push(String(error));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  document.documentElement.lang = locale;
  await new Promise<void>((resolve) => {
    const file = storyFiles[path];
    if (!file) throw new Error(`No stories in ${path}`);
    const root = hydrateRoot(
      container,
      <Taken
        notify={() => {
          // Parts that come later are taken over after the rest.
          setTimeout(() => {
            root.unmount();
            container.remove();
            resolve();
          });
        }}
      >
        {storyElement(file, name, locale as 'en')}
      </Taken>,
      {
        onRecoverableError: note,
        onUncaughtError: (error) => {
          note(error);
          resolve();
        },
        onCaughtError: note,
      },
    );
  });
  return problems;
}

Object.assign(window, { hydratePage: hydrate });
