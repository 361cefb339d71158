import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { localeOfSample } from '../../story/screenText.ts';
import { castIn } from '../../story/samples/cast/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { oneState } from '../../story/oneState.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { breadcrumbDepths, breadcrumbsStates } from './Breadcrumbs.states.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const pagesOf = (s: Sample) => [
  { label: s.heading, href: '/events/today' },
  { label: s.company, href: '/organizations/1' },
  {
    label: castIn(localeOfSample(s)).events.newEnergy.name,
    href: '/events/3',
  },
  { label: s.third, href: '/events/3/playback' },
];
const base = (s: Sample) => ({
  pages: pagesOf(s).slice(0, 2),
  current: castIn(localeOfSample(s)).events.newEnergy.name,
});

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { pages: [], current: '' },
  render: (args, context) => <Breadcrumbs {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const s = sampleOf(context);
    return (
      <StateGrid
        isWide
        cells={[
          ...breadcrumbDepths.map((depth) => ({
            name: `${depth}`,
            children: (
              <Breadcrumbs
                label={`${s.heading} ${depth}`}
                pages={pagesOf(s).slice(0, depth)}
                current={depth === 4 ? s.figureText : s.title}
              />
            ),
          })),
          ...breadcrumbsStates.map(({ name, props, force }) => ({
            name,
            force,
            children: <Breadcrumbs {...base(s)} {...props} label={name} />,
          })),
        ]}
      />
    );
  },
};

const one = oneState(Breadcrumbs, breadcrumbsStates, base, { isWide: true });

export const Standard: Story = { ...one('standard'), tags: ['!test', 'state'] };

/** Page names wrap in a narrow container, even a name wider than it. No step is cut off or left out. */
export const LongText: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Breadcrumbs pages={pagesOf(s)} current={s.paragraph} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('navigation');
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};

/** The current page is marked for screen readers and is not a link. Tab moves from step to step. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(canvas.getAllByRole('listitem').at(-1)?.firstElementChild).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** A page at the top level renders no breadcrumbs. */
export const AtTheTop: Story = {
  render: (_args, context) => <Breadcrumbs pages={[]} current={sampleOf(context).third} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
