import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { richTextViewStates } from './RichTextView.states.ts';
import { RichTextView } from './RichTextView.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const imageFile =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3Cpath fill=%22%230c5567%22 d=%22M0 0h16v9H0z%22/%3E%3C/svg%3E';

const base = (s: Sample) => ({
  html: `<h2>${s.listHeading}</h2><p>${s.paragraph} <a href="#note">${s.text}</a></p><ul>${s.listItems.map((item) => `<li>${item}</li>`).join('')}</ul><blockquote><p>${s.quote}</p></blockquote><figure><img alt="" width="240" height="135" src="${imageFile}"><figcaption>${s.figureText}</figcaption></figure>`,
});

const meta = {
  title: 'Data/RichTextView',
  component: RichTextView,
  args: base(sampleFor('en')),
  render: (args, context) => <RichTextView {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(RichTextView, richTextViewStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(RichTextView, richTextViewStates, base);

/**
 * UI-09 CONT-27 CONT-28: From the first moment, also without alt text, Enter, Space and a click
 * each open the image large; Escape closes it.
 */
export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img') as HTMLImageElement;
    for (const open of [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard(' '),
      () => userEvent.click(image),
    ]) {
      image.focus();
      await open();
      await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
      (document.querySelector('dialog[open]') as HTMLDialogElement).close();
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    }
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = {
  ...enlargedWhole,
  render: () => (
    <RichTextView html="<table><tbody><tr><th>Generation</th><th>Receivables</th><th>Growth</th></tr><tr><td><a href='#note'>1.6T</a></td><td>11.8%</td><td>15.4&nbsp;%</td></tr></tbody></table>" />
  ),
};
