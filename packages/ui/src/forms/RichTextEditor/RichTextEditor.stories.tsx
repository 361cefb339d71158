import { uiTexts } from '@rostra/i18n/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../Form/index.ts';
import { IMAGE_LIMIT } from '../FileUpload/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { richTextSample } from '../../story/samples/richText.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { plate, sampleImage } from '../../story/samples/image.ts';
import { localeOf } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import type { RichTextDocument } from './richTextDocument.ts';
import { richTextEditorStates } from './RichTextEditor.states.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const upload: NonNullable<RichTextEditorProps['uploadImage']> = () =>
  Promise.resolve({ src: sampleImage() });

const base = (s: Sample) => ({
  label: s.first,
  hint: s.articleHint,
  placeholder: s.articlePlaceholder,
  defaultValue: richTextSample(s),
  hasPaywall: true,
  uploadImage: upload,
  onChange: () => undefined,
});

const nothing: RichTextDocument = { type: 'doc', content: [] };

const meta = {
  title: 'Forms/RichTextEditor',
  component: RichTextEditor,
  args: { label: '', onChange: fn(), defaultValue: nothing, hasPaywall: true, uploadImage: upload },
  render: (args, context) => <RichTextEditor {...args} label={sampleOf(context).first} />,
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** The text, once the editor has loaded with its tools. */
const textIn = async (canvas: Canvas): Promise<HTMLElement> => {
  await canvas.findByRole('toolbar');
  return canvas
    .getAllByRole('textbox')
    .find((one: HTMLElement) => one.isContentEditable) as HTMLElement;
};

const editorOf = (text: HTMLElement): Editor => (text as unknown as { editor: Editor }).editor;

/** Types as a keyboard does: the browser changes the text and the editor reads it. */
const write = async (text: HTMLElement, words: string): Promise<void> => {
  document.execCommand('insertText', false, words);
  await waitFor(() => expect(editorOf(text).state.doc.textContent).toContain(words));
};

const press = (element: Element, key: string, keys: object = {}) =>
  fireEvent.keyDown(element, { key, ...keys });

const tool = (canvas: Canvas, name: RegExp) =>
  within(canvas.getByRole('toolbar')).getByRole('button', { name });

const lastOf = (onChange: unknown): RichTextDocument | undefined =>
  (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as RichTextDocument | undefined;

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

export const Default: Story = {
  render: (args, context) => <RichTextEditor {...args} {...base(sampleOf(context))} />,
};

const states = statesOf(RichTextEditor, richTextEditorStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('textbox')).toHaveLength(richTextEditorStates.length),
    );
    await document.fonts.ready;
  },
};

export const WithEveryPart: Story = { ...states.one('with every part'), tags: ['!test', 'state'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** On the narrowest phone tools wrap and words break; nothing is cut off. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <RichTextEditor {...args} {...base(s)} label={s.labelLong} leastWords={500} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await textIn(canvas);
    const frame = canvasElement.querySelector('[data-story] > div') ?? canvasElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

/**
 * A change is reported at once as the contract's document; each Chinese character and each word
 * counts (I18N-20).
 */
export const Interaction: Story = {
  args: { leastWords: 6 },
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, '光伏 PV module 需求');
    await waitFor(() =>
      expect(lastOf(args.onChange)).toEqual({
        type: 'doc',
        content: [paragraph('光伏 PV module 需求')],
      }),
    );
    await expect(canvas.getByText(/(Words: 6|字数：6)/)).toBeVisible();
    await expect(canvas.getByText(/meets the minimum|已达到/)).toBeInTheDocument();
    await press(text, 'Enter');
    await userEvent.click(tool(canvas, /^(Bold|加粗)$/));
    await waitFor(() => expect(text).toHaveFocus());
    await write(text, 'bold');
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content[1]).toEqual({
        type: 'paragraph',
        content: [{ type: 'text', text: 'bold', marks: [{ type: 'bold' }] }],
      }),
    );
    await press(text, 'Enter');
    await userEvent.click(tool(canvas, /^(Heading|标题)$/));
    await write(text, 'H');
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content[2]).toMatchObject({
        type: 'heading',
        attrs: { level: 2 },
      }),
    );
  },
};

/** Lists through the tools; keys change the level, and Tab still leaves the text. */
export const Lists: Story = {
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await userEvent.click(tool(canvas, /^(Bulleted list|项目符号列表)$/));
    await write(text, 'a');
    await press(text, 'Enter');
    await write(text, 'b');
    await press(text, ']', { ctrlKey: true });
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual([
        {
          type: 'bullet_list',
          content: [
            {
              type: 'list_item',
              content: [
                paragraph('a'),
                {
                  type: 'bullet_list',
                  content: [{ type: 'list_item', content: [paragraph('b')] }],
                },
              ],
            },
          ],
        },
      ]),
    );
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    text.dispatchEvent(tab);
    await expect(tab.defaultPrevented).toBe(false);
    await press(text, '[', { ctrlKey: true });
    await press(text, 'Enter');
    await press(text, 'Enter');
    await write(text, 'c');
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content.map(({ type }) => type)).toEqual([
        'bullet_list',
        'paragraph',
      ]),
    );
  },
};

/**
 * Alt and F10 lead to the tools, arrow keys move through them, Enter activates one, Escape returns
 * to the text.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, 'word');
    await press(text, 'a', { ctrlKey: true });
    await press(text, 'F10', { altKey: true });
    await waitFor(() => expect(tool(canvas, /^(Bold|加粗)$/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    const italic = tool(canvas, /^(Italic|斜体)$/);
    await expect(italic).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(italic).toHaveAttribute('aria-pressed', 'true');
    await expect(italic).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(lastOf(args.onChange)?.content).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'word', marks: [{ type: 'italic' }] }],
      },
    ]);
  },
};

/** A tool that becomes unavailable keeps the focus; an undone change can be redone. */
export const UndoAndRedo: Story = {
  play: async ({ canvas }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, 'once');
    const undo = tool(canvas, /^(Undo|撤销)$/);
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).not.toHaveTextContent('once'));
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveFocus();
    text.focus();
    await press(text, 'z', { ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(text).toHaveTextContent('once'));
  },
};

/**
 * UI-06: While a Chinese word is being composed its letters stay untouched, and Enter chooses a
 * word without a new line.
 */
export const Composing: Story = {
  render: function Render(args, context) {
    const s = sampleOf(context);
    const [isWrong, setWrong] = useState(true);
    return (
      <RichTextEditor
        {...args}
        label={s.first}
        leastWords={2}
        // As in forms: the problem disappears during typing, in the middle of a word.
        errorMessage={isWrong ? s.problem : undefined}
        onChange={(document) => {
          if (JSON.stringify(document).includes("wen'")) setWrong(false);
          args.onChange(document);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, '读');
    await waitFor(() => expect(text).toHaveTextContent('读'));
    const letters = text.querySelector('p')?.firstChild as Text;
    const compose = (words: string): void => {
      letters.data = `读${words}`;
      getSelection()?.collapse(letters, letters.length);
      void fireEvent.input(text, {
        inputType: 'insertCompositionText',
        data: words,
        isComposing: true,
      });
    };
    await fireEvent.compositionStart(text);
    for (const part of ['w', "wen'", "wen'zh"]) compose(part);
    await waitFor(() => expect(lastOf(args.onChange)?.content).toEqual([paragraph("读wen'zh")]));
    await expect(text.querySelector('p')?.firstChild).toBe(letters);
    await expect(text).not.toHaveAttribute('aria-invalid');
    await press(text, 'Enter', { isComposing: true, keyCode: 229 });
    await expect(text.querySelectorAll('p')).toHaveLength(1);
    compose('文章');
    await fireEvent.compositionEnd(text, { data: '文章' });
    await waitFor(() => expect(lastOf(args.onChange)?.content).toEqual([paragraph('读文章')]));
    await expect(text.querySelectorAll('p')).toHaveLength(1);
    await expect(canvas.getByText(/(Words: 3|字数：3)/)).toBeVisible();
  },
};

const paste = (element: Element, parts: Record<string, string>, files: File[] = []) => {
  const data = new DataTransfer();
  for (const [type, content] of Object.entries(parts)) data.setData(type, content);
  for (const file of files) data.items.add(file);
  const event = new ClipboardEvent('paste', {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  });
  element.dispatchEvent(event);
};

/**
 * CONT-35: Pasted content keeps its words, lists, tables and links; styles, scripts and unsafe
 * addresses are dropped.
 */
export const Pasting: Story = {
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    paste(text, {
      'text/html':
        '<h1 style="color:red">Title</h1><p class="MsoNormal" onclick="x()"><span style="font-weight:700">Bold</span>&nbsp;<a href="javascript:alert(1)">bad</a> <a href="https://example.com/a">good</a></p><script>alert(1)</script><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>one</p><p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>two</p><img src="file:///C:/x.png">',
    });
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual([
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Title' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Bold', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' bad ' },
            {
              type: 'text',
              text: 'good',
              marks: [{ type: 'link', attrs: { href: 'https://example.com/a' } }],
            },
          ],
        },
        {
          type: 'bullet_list',
          content: [
            {
              type: 'list_item',
              content: [
                paragraph('one'),
                {
                  type: 'ordered_list',
                  content: [{ type: 'list_item', content: [paragraph('two')] }],
                },
              ],
            },
          ],
        },
      ]),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/1 image|有 1 张图片/);
  },
};

/**
 * An address pasted over selected words becomes their link; a typed one needs no https. A wrong one
 * shows an error and stays in the field.
 */
export const Links: Story = {
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, 'source');
    const linked = (href: string) => [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'source', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ];
    await press(text, 'a', { ctrlKey: true });
    paste(text, { 'text/plain': 'https://example.com/1' });
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual(linked('https://example.com/1')),
    );
    await press(text, 'k', { ctrlKey: true });
    const group = await canvas.findByRole('group', { name: /^(Link|链接)$/ });
    const field = within(group).getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('https://example.com/1');
    await userEvent.clear(field);
    await userEvent.type(field, 'javascript:alert(1){Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('javascript:alert(1)');
    await userEvent.clear(field);
    await userEvent.type(field, 'example.com/2{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(lastOf(args.onChange)?.content).toEqual(linked('https://example.com/2'));
    await userEvent.click(tool(canvas, /^(Link|链接)$/));
    await userEvent.click(await canvas.findByRole('button', { name: /Remove link|移除链接/ }));
    await waitFor(() => expect(lastOf(args.onChange)?.content).toEqual([paragraph('source')]));
  },
};

const image = (name: string, size?: number, type = 'image/png'): File => {
  const file = new File(['x'], name, { type });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};

type Port = Parameters<NonNullable<RichTextEditorProps['uploadImage']>>[1];

/** Uploads whose time and outcome the story decides. */
const heldUploads = () => {
  const calls: { file: File; port: Port; end: (src: string) => void; fail: () => void }[] = [];
  const send: NonNullable<RichTextEditorProps['uploadImage']> = (file, port) =>
    new Promise((resolve, reject) => {
      calls.push({
        file,
        port,
        end: (src) => resolve({ src }),
        fail: () => reject(new Error('cut')),
      });
    });
  return { calls, send };
};
let held = heldUploads();

const heldStory = {
  args: {
    uploadImage: (file: File, port: Port) => held.send(file, port),
    onUploadsChange: fn(),
  },
  beforeEach: () => {
    held = heldUploads();
  },
};

/**
 * An image shows its progress in its final position; the author can keep writing, and retry a
 * failed image.
 */
export const Pictures: Story = {
  ...heldStory,
  play: async ({ canvas, canvasElement, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, 'before');
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, image('chart.png'));
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(args.onUploadsChange).toHaveBeenLastCalledWith(1);
    held.calls[0]?.port.onProgress(41.6);
    await waitFor(() =>
      expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'),
    );
    await expect(lastOf(args.onChange)?.content).toEqual([paragraph('before')]);
    editorOf(text).commands.insertContentAt(0, paragraph('first'));
    held.calls[0]?.fail();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('chart.png');
    await userEvent.click(canvas.getByRole('button', { name: /Try again|重试/ }));
    held.calls[1]?.end(sampleImage());
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual([
        paragraph('first'),
        paragraph('before'),
        { type: 'image', attrs: { src: sampleImage() } },
      ]),
    );
    await expect(args.onUploadsChange).toHaveBeenLastCalledWith(0);
  },
};

/**
 * UI-11: An image over 18M and other files are refused with a message. Canceling an upload leaves
 * the text as it was.
 */
export const PicturesRefused: Story = {
  ...heldStory,
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    paste(text, {}, [image('note.gif', 1, 'image/gif')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('note.gif');
    canvas.getByRole('button', { name: /^(Close|关闭)$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(text).toHaveFocus();
    const input = text.closest('[data-story]')?.querySelector('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, image('huge.png', IMAGE_LIMIT + 1));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('18M'));
    await expect(held.calls).toHaveLength(0);
    paste(text, {}, [image('shot.png')]);
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: /Cancel upload|取消上传/ }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(held.calls[0]?.port.signal.aborted).toBe(true);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An uploaded image waits until the composed word is chosen. */
export const PictureWhileComposing: Story = {
  ...heldStory,
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, '读');
    paste(text, {}, [image('shot.png')]);
    await canvas.findByRole('progressbar');
    await fireEvent.compositionStart(text);
    held.calls[0]?.end(sampleImage());
    await Promise.resolve();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await fireEvent.compositionEnd(text);
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual([
        paragraph('读'),
        { type: 'image', attrs: { src: sampleImage() } },
      ]),
    );
  },
};

/**
 * CONT-27: Enter on an image leads to its description and caption; Enter there returns to the
 * image.
 */
export const PictureWords: Story = {
  render: (args, context) => (
    <RichTextEditor
      {...args}
      label={sampleOf(context).first}
      defaultValue={{
        type: 'doc',
        content: [{ type: 'image', attrs: { src: plate } }],
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    await expect(canvas.queryByRole('group', { name: /^(Image|图片)$/ })).toBeNull();
    editorOf(text).commands.setNodeSelection(0);
    text.focus();
    const group = await canvas.findByRole('group', { name: /^(Image|图片)$/ });
    await press(text, 'Enter');
    const [alt, caption] = within(group).getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(alt).toHaveFocus());
    await userEvent.type(alt, 'Stock by month');
    await userEvent.type(caption, '图 1{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(lastOf(args.onChange)?.content[0]).toEqual({
      type: 'image',
      attrs: { src: plate, alt: 'Stock by month', caption: '图 1' },
    });
    await userEvent.click(within(group).getByRole('button'));
    await waitFor(() => expect(lastOf(args.onChange)?.content).toEqual([]));
  },
};

/**
 * CONT-06: The paid part begins after the caret's block; there is at most one, and it can be
 * removed.
 */
export const Paywall: Story = {
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, 'free');
    const paywall = tool(canvas, /^(Paid section|付费部分)$/);
    await userEvent.click(paywall);
    await waitFor(() => expect(text).toHaveTextContent(/paying readers|付费后可读/));
    await expect(paywall).toHaveAttribute('aria-pressed', 'true');
    editorOf(text).commands.focus('end');
    await write(text, 'paid');
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual([
        paragraph('free'),
        { type: 'paywall' },
        paragraph('paid'),
      ]),
    );
    await userEvent.click(paywall);
    await waitFor(() =>
      expect(lastOf(args.onChange)?.content).toEqual([paragraph('free'), paragraph('paid')]),
    );
  },
};

/**
 * With errors, a locked form and a new language around it, the typed text stays, and so does the
 * caret.
 */
export const NothingIsLost: Story = {
  render: function Render(args, context) {
    const s = sampleOf(context);
    const [turn, setTurn] = useState(0);
    return (
      <>
        <RichTextEditor
          {...args}
          label={turn === 0 ? s.first : s.second}
          lang={turn === 0 ? 'en' : 'zh'}
          errorMessage={turn === 1 ? s.problem : undefined}
          isDisabled={turn === 2}
        />
        <Button onPress={() => setTurn((count) => count + 1)}>{s.action}</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const text = await textIn(canvas);
    text.focus();
    await write(text, 'kept');
    await waitFor(() => expect(lastOf(args.onChange)?.content).toEqual([paragraph('kept')]));
    const next = canvas.getByRole('button', { name: /^(Register|报名)$/ });
    await userEvent.click(next);
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await expect(text).toHaveAccessibleDescription(/address|邮箱/);
    await userEvent.click(next);
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.click(next);
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'));
    text.focus();
    await write(text, ' on');
    await waitFor(() => expect(lastOf(args.onChange)?.content).toEqual([paragraph('kept on')]));
    await expect(canvas.getByRole('textbox')).toBe(text);
  },
};

const onSend = fn();

/** A required text without words is reported by its form and takes the focus. */
export const Required: Story = {
  render: (args, context) => (
    <Form label={sampleOf(context).heading} onSubmit={onSend}>
      <RichTextEditor {...args} isRequired label={sampleOf(context).first} />
      <Button type="submit">{sampleOf(context).action}</Button>
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    onSend.mockClear();
    const text = await textIn(canvas);
    await expect(text).toBeRequired();
    const send = canvas.getByRole('button', { name: sampleOf({ globals }).action });
    await userEvent.click(send);
    await expect(onSend).not.toHaveBeenCalled();
    const { required } = uiTexts[localeOf({ globals })].common;
    await expect(canvas.getByText(required)).toBeVisible();
    await expect(text).toHaveFocus();
    await expect(text.getAttribute('aria-invalid')).toBe('true');

    await write(text, 'Storage');
    await waitFor(() => expect(canvas.queryByText(required)).toBeNull());
    await userEvent.click(send);
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

/** A text with parts from a newer page is not opened: editing would lose them. */
export const UnknownParts: Story = {
  args: {
    defaultValue: {
      type: 'doc',
      content: [{ type: 'poll', attrs: { id: 1 } }],
    } as unknown as RichTextDocument,
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
