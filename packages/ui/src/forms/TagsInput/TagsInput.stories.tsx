import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { tagsInputStates } from './TagsInput.states.ts';
import { TagsInput } from './TagsInput.tsx';
import type { TagsInputProps } from './TagsInput.tsx';

const base = (s: Sample) => ({
  label: s.tags,
  hint: s.tagsHint,
  tags: s.topics,
  onChange: () => undefined,
});

/** Keeps the tags, as a form does. */
function Kept(props: TagsInputProps) {
  const [tags, setTags] = useState(props.tags);
  return (
    <TagsInput
      {...props}
      tags={tags}
      onChange={(next) => {
        setTags(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/TagsInput',
  component: TagsInput,
  args: { label: '', tags: ['optics', 'lasers'], onChange: fn() },
  render: (args, context) => (
    <Kept {...args} label={sampleOf(context).tags} hint={sampleOf(context).tagsHint} />
  ),
} satisfies Meta<typeof TagsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(TagsInput, tagsInputStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Some: Story = { ...states.one('some'), tags: ['!test', 'state'] };

export const Counted: Story = { ...states.one('counted'), tags: ['!test', 'state'] };

export const Full: Story = { ...states.one('full'), tags: ['!test', 'state'] };

export const Optional: Story = { ...states.one('optional'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** On the narrowest phone tags wrap, and a long one breaks; nothing is cut. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Kept
          {...args}
          label={s.labelLong}
          hint={s.hintLong}
          tags={[s.title, 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', s.first]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Enter and the comma add, also the Chinese one; several may be pasted; going on adds what is typed. */
export const Interaction: Story = {
  args: { tags: [] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'optics{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['optics']);
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('optics');
    await userEvent.type(input, 'lasers,');
    await userEvent.type(input, '测试，');
    await expect(args.onChange).toHaveBeenLastCalledWith(['optics', 'lasers', '测试']);
    await userEvent.click(input);
    await userEvent.paste('a, b；c');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'optics',
      'lasers',
      '测试',
      'a',
      'b',
      'c',
    ]);
    await userEvent.type(input, 'last');
    await userEvent.tab();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

/** Backspace in the empty field removes the last tag; a held key removes none. */
export const TakingAway: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('x{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.keyDown(input, { key: 'Backspace', repeat: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['optics']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
  },
};

/** The tags are one stop of the Tab key; arrow keys go through them, Delete takes one away. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('row');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['optics']);
    await waitFor(() => expect(canvas.getByRole('row')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** A duplicate or too long tag stays in the field with a message; a full list takes no more. */
export const Limits: Story = {
  args: { maxTags: 3, maxLength: 6 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'OPTICS{Enter}');
    await expect(input).toHaveValue('OPTICS');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(/OPTICS/);
    await userEvent.clear(input);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.type(input, 'optical{Enter}');
    await expect(input).toHaveAccessibleDescription(/6/);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '{Backspace}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveAttribute('readonly');
    await userEvent.keyboard('{Backspace}');
    await expect(input).not.toHaveAttribute('readonly');
  },
};

/** While a Chinese word is composed, Enter and commas choose signs and add nothing. */
export const Composing: Story = {
  args: { tags: [] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "guang'mo,kuai" } });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
    await fireEvent.keyDown(input, { key: 'Backspace', isComposing: true, keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.input(input, { target: { value: '光模块' } });
    await fireEvent.compositionEnd(input);
    await expect(args.onChange).not.toHaveBeenCalled();
    input.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['光模块']);
  },
};
