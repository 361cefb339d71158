import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button/index.ts';
import { Progress } from '../status/Progress/index.ts';
import { Skeleton } from '../status/Skeleton/index.ts';
import { Spinner } from '../status/Spinner/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { sampleOf } from '../story/allStates.tsx';
import { matchesReader } from '../story/readersSystem.ts';
import type { Sample } from '../story/samples/texts.ts';
import { Switch } from '../forms/Switch/index.ts';
import { Tag } from '../status/Tag/index.ts';

function Moving({ s }: { s: Sample }) {
  return (
    <Stack gap={5}>
      <Spinner label={s.label} />
      <Skeleton />
      <Tag tone="live">{s.first}</Tag>
      <Progress label={s.label} value={40} />
      <Switch isSelected>{s.first}</Switch>
      <Button>{s.action}</Button>
    </Stack>
  );
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Every motion as seen by a reader who asked for less motion. To see it, turn on reduced motion in
 * your system, or choose “prefers-reduced-motion” in your browser's rendering tools.
 */
const meta = {
  title: 'Guide/Reduced motion',
  component: Moving,
  args: { s: undefined as never },
  render: (_args, context) => <Moving s={sampleOf(context)} />,
} satisfies Meta<typeof Moving>;

export default meta;
type Story = StoryObj<typeof meta>;

/** UI-15: nothing moves, and nothing changes over time; also where a rule has media of its own. */
export const Still: Story = {
  play: async ({ canvasElement }) => {
    if (!matchesReader(REDUCED)) return;
    await expect(matchMedia(REDUCED).matches).toBe(true);
    const parts = [...canvasElement.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part)),
    );
    const moving = parts.filter(
      ({ animationName, transitionProperty, transitionDuration }) =>
        animationName !== 'none' || (transitionProperty !== 'none' && transitionDuration !== '0s'),
    );
    await expect(moving).toEqual([]);
    await expect(document.getAnimations()).toEqual([]);
  },
};
