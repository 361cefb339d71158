// @vitest-environment jsdom
import { uiTexts } from '@rostra/i18n/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

vi.mock('./EditorSurface.tsx', () => {
  throw new Error('the line is broken');
});

afterEach(cleanup);

it('shows that the editor did not load, and loads it on a retry', async () => {
  render(
    <UiProvider locale="en" texts={uiTexts.en}>
      <RichTextEditor label="Article" onChange={() => undefined} />
    </UiProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('textbox')).toBeNull();

  vi.doMock('./EditorSurface.tsx', () => ({
    EditorSurface: () => <div role="textbox" tabIndex={0} aria-label="Article" />,
  }));
  fireEvent.click(again);
  expect(await screen.findByRole('textbox')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
