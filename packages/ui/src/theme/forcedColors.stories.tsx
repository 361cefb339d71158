import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../actions/Button/index.ts';
import { Checkbox } from '../forms/Checkbox/index.ts';
import { Divider } from '../layout/Divider/index.ts';
import { Progress } from '../status/Progress/index.ts';
import { SegmentedControl } from '../forms/SegmentedControl/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { sampleOf } from '../story/allStates.tsx';
import { matchesReader } from '../story/readersSystem.ts';
import type { Sample } from '../story/samples/texts.ts';
import { Switch } from '../forms/Switch/index.ts';
import { TabLinks } from '../navigation/TabLinks/index.ts';
import { Tabs } from '../navigation/Tabs/index.ts';
import { TextField } from '../forms/TextField/index.ts';
import { ToggleButton } from '../actions/ToggleButton/index.ts';

function Controls({ s }: { s: Sample }) {
  const [segment, setSegment] = useState('a');
  return (
    <Stack gap={5}>
      <Button>{s.action}</Button>
      <Button isDisabled>{s.action}</Button>
      <ToggleButton isSelected onChange={() => undefined}>
        {s.first}
      </ToggleButton>
      <ToggleButton isSelected={false} onChange={() => undefined}>
        {s.second}
      </ToggleButton>
      <Switch isSelected>{s.first}</Switch>
      <Switch isSelected={false}>{s.second}</Switch>
      <Checkbox isSelected>{s.first}</Checkbox>
      <SegmentedControl
        label={s.label}
        value={segment}
        onChange={setSegment}
        options={[
          { value: 'a', label: s.first },
          { value: 'b', label: s.second },
        ]}
      />
      <TabLinks
        label={s.label}
        tabs={[
          { href: '#a', text: s.first, isCurrent: true },
          { href: '#b', text: s.second, isCurrent: false },
        ]}
      />
      <Tabs
        label={s.label}
        items={[
          { id: 'a', label: s.first, content: s.first },
          { id: 'b', label: s.second, content: s.second },
        ]}
      />
      <TextField label={s.label} />
      <Progress label={s.label} value={40} />
      <Divider hasRake />
    </Stack>
  );
}

const FORCED = '(forced-colors: active)';

/**
 * The main controls together, as a reader meets them whose system forces its own colors: to see them so,
 * switch on a contrast theme of your system or “forced-colors” in your browser's rendering tools.
 */
const meta = {
  title: 'Guide/Forced colors',
  component: Controls,
  args: { s: undefined as never },
  render: (_args, context) => <Controls s={sampleOf(context)} />,
} satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a system color as the browser computes it here. */
function systemColor(name: string): string {
  const probe = document.createElement('i');
  probe.style.forcedColorAdjust = 'none';
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const background = (element: Element, part?: string): string =>
  getComputedStyle(element, part).backgroundColor;

/** UI-15: Selected, on, off, disabled and focused states stay distinct. */
export const InForcedColors: Story = {
  tags: ['forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    if (!matchesReader(FORCED)) return;
    await expect(matchMedia(FORCED).matches).toBe(true);
    const highlight = systemColor('Highlight');
    await expect(highlight).not.toBe(systemColor('Canvas'));

    const [button, disabled, on, off] = canvas.getAllByRole('button');
    await expect(getComputedStyle(disabled as Element).color).toBe(systemColor('GrayText'));
    await expect(getComputedStyle(button as Element).color).not.toBe(systemColor('GrayText'));
    await expect(background(on as Element)).toBe(highlight);
    await expect(background(off as Element)).not.toBe(highlight);

    const tracks = canvas
      .getAllByRole('switch')
      .map((input) => input.closest('label')?.querySelector('span:has(> :empty)'));
    await expect(tracks.map((track) => track && background(track) === highlight)).toEqual([
      true,
      false,
    ]);
    for (const track of tracks) {
      await expect(getComputedStyle(track as Element).outlineStyle).toBe('solid');
      const knob = (track as Element).firstElementChild as Element;
      await expect(background(knob)).not.toBe(background(track as Element));
    }

    const segments = canvas.getAllByRole('radio').map((input) => input.closest('label'));
    await expect(segments.map((label) => label && background(label) === highlight)).toEqual([
      true,
      false,
    ]);

    const [current] = canvas.getAllByRole('link');
    await expect(background(current as Element, '::after')).toBe(highlight);
    const [tab] = canvas.getAllByRole('tab');
    await expect(background(tab as Element, '::after')).toBe(highlight);

    const bar = canvas.getByRole('progressbar').querySelector('[style]');
    await expect(background(bar as Element)).toBe(highlight);
    await expect(background(canvas.getByRole('separator'))).toBe(systemColor('CanvasText'));

    await userEvent.tab();
    await expect(button).toHaveFocus();
    const { outlineStyle, outlineWidth } = getComputedStyle(button as Element);
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    const field = canvasElement.querySelector('input:not([type])') ?? canvas.getByRole('textbox');
    await userEvent.click(field);
    await expect(getComputedStyle(field.parentElement as Element).outlineStyle).toBe('solid');
  },
};
