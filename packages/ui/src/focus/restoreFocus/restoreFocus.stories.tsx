import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { restoreFocus } from './restoreFocus.ts';

interface PartInput {
  words: Sample;
  /** Each press also changes the page, as a link does. */
  changesPage: boolean;
}

/** A part of a page whose buttons remove or disable themselves. */
function Part({ words, changesPage }: PartInput) {
  const part = useRef<HTMLDivElement>(null);
  const page = useRef(0);
  const [names, setNames] = useState([words.first, words.second, words.third]);
  const [isDisabled, setDisabled] = useState(false);
  useEffect(() => {
    if (!part.current) return undefined;
    return restoreFocus(part.current, { pageOf: () => String(page.current) });
  }, []);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={words.heading}>
      {names.map((name) => (
        <button
          key={name}
          disabled={isDisabled && name === words.third}
          onClick={() => {
            if (changesPage) page.current += 1;
            setNames(names.filter((other) => other !== name));
          }}
          onKeyDown={({ key }) => {
            if (key === 'd') setDisabled(true);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const meta = {
  title: 'Guide/restoreFocus',
  component: Part,
  args: { words: {} as Sample, changesPage: false },
  render: (args, context) => <Part {...args} words={sampleOf(context)} />,
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A removed control is replaced by its neighbor, the last one by the part itself. */
export const Removed: Story = {
  play: async ({ canvas, globals }) => {
    const words = sampleOf({ globals });
    await userEvent.tab();
    for (const name of [words.second, words.third]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
};

/** A disabled control is replaced too, although the browser sends no event for it. */
export const Disabled: Story = {
  play: async ({ canvas, globals }) => {
    const words = sampleOf({ globals });
    canvas.getByRole('button', { name: words.third }).focus();
    await userEvent.keyboard('d');
    await waitFor(() => expect(canvas.getByRole('button', { name: words.second })).toHaveFocus());
  },
};

/** On another page, the app moves the focus. */
export const OnAnotherPage: Story = {
  args: { changesPage: true },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(buttons.length - 1));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(document.body).toHaveFocus();
  },
};
