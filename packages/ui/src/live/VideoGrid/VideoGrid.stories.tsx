import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { onStage } from '../../story/onStage.tsx';
import { portrait } from '../../story/samples/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { VideoTile } from '../VideoTile/index.ts';
import { videoGridStates } from './VideoGrid.states.ts';
import { VideoGrid } from './VideoGrid.tsx';
import type { VideoGridProps } from './VideoGrid.tsx';

const videos = [0, 1, 2, 3].map(portrait);

const propsFor = (locale: Locale): VideoGridProps => {
  const t = liveTextFor(locale);
  const { zhouYuanhang, helenaBrandt, suMan, danielOkafor, linXiao, heZhiyuan, longName } =
    liveSample(locale);
  const names = [zhouYuanhang, helenaBrandt, suMan, danielOkafor, linXiao, heZhiyuan];
  return {
    t,
    ids: ['0', '1', '2', '3'],
    renderTile: (id) => {
      const number = Number(id);
      return (
        <VideoTile
          t={t}
          name={number === 7 ? longName : (names[number % names.length] ?? zhouYuanhang)}
          role={number === 2 ? 'broadcaster' : 'expert'}
          attach={number % 5 === 4 ? undefined : videos[number % videos.length]}
          isSpeaking={number === 0}
          isMuted={number % 3 === 1}
          isHidden={number === 6 || number === 9}
          isPoorNetwork={number === 9}
          isSpotlight={false}
        />
      );
    },
  };
};

const meta = {
  title: 'Live room/VideoGrid',
  component: VideoGrid,
  args: propsFor('en'),
  decorators: [onStage('wide')],
  render: (args, context) => (
    <VideoGrid
      {...args}
      {...propsFor(localeOf(context))}
      ids={args.ids}
      spotlightId={args.spotlightId}
    />
  ),
} satisfies Meta<typeof VideoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Framed(props: VideoGridProps) {
  return (
    <div style={{ inlineSize: 660, maxInlineSize: '100%', blockSize: 440 }}>
      <VideoGrid {...props} />
    </div>
  );
}

const states = statesOf(Framed, videoGridStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(Framed, videoGridStates, (s) =>
  propsFor(localeOfSample(s)),
);

export const Nobody: Story = { ...states.one('nobody'), tags: ['!test', 'state'] };

export const NobodyTheHostIsAway: Story = {
  ...states.one('nobody, the host is away'),
  tags: ['!test', 'state'],
};

export const One: Story = { ...states.one('one'), tags: ['!test', 'state'] };

export const Two: Story = { ...states.one('two'), tags: ['!test', 'state'] };

export const Five: Story = { ...states.one('five'), tags: ['!test', 'state'] };

export const SpotlightAlone: Story = { ...states.one('spotlight alone'), tags: ['!test', 'state'] };

export const SpotlightAndFour: Story = {
  ...states.one('spotlight and four'),
  tags: ['!test', 'state'],
};

export const SpotlightAndEleven: Story = {
  ...states.one('spotlight and eleven'),
  tags: ['!test', 'state'],
};

/** The spotlight fills the width of a phone; three of the others are visible below it. */
export const OnPhone: Story = {
  ...onPhone,
  args: { ids: ['0', '1', '2', '3', '4', '5', '6'], spotlightId: '0' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};

/** Returns how many tiles of a scrolling part are cut by its edge; the ring's room counts as edge. */
function cutTiles(part: HTMLElement): number {
  const { top, bottom } = part.getBoundingClientRect();
  const isCut = (tile: Element): boolean => {
    const box = tile.getBoundingClientRect();
    const visible = Math.min(box.bottom, bottom) - Math.max(box.top, top);
    return visible > 6 && visible < box.height - 1;
  };
  return [...part.children].filter(isCut).length;
}

/** Tiles that scroll are visible in whole rows: alone, below the spotlight and beside it. */
export const WholeRows: Story = {
  args: { ids: Array.from({ length: 30 }, (_, index) => String(index)) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  render: (args, context) => (
    <>
      {[
        { spotlightId: null, inlineSize: 600, blockSize: 330 },
        { spotlightId: '2', inlineSize: 660, blockSize: 440 },
        { spotlightId: '2', inlineSize: 900, blockSize: 252 },
      ].map(({ spotlightId, ...frame }) => (
        <div key={frame.inlineSize} style={{ ...frame, marginBlockEnd: 24 }}>
          <VideoGrid
            {...args}
            {...propsFor(localeOf(context))}
            ids={args.ids}
            spotlightId={spotlightId}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const name = t('live.grid.others');
    await waitFor(() => expect(canvas.getAllByRole('group', { name })).toHaveLength(3));
    for (const part of canvas.getAllByRole('group', { name })) {
      await expect(part.scrollHeight).toBeGreaterThan(part.clientHeight);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
      await expect(cutTiles(part)).toBe(0);
      part.scrollTop = part.scrollHeight;
      await expect(cutTiles(part)).toBe(0);
    }
  },
};

/** LMED-05 Twelve videos fit the room at once. */
export const Twelve: Story = {
  args: { ids: Array.from({ length: 12 }, (_, index) => String(index)) },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const tiles = canvas.getAllByRole('group', { name: new RegExp(t('live.roles.expert')) });
    await expect(tiles).toHaveLength(11);
  },
};

/** LHST-13 The spotlight is wider than every other video. */
export const Spotlight: Story = {
  args: { ids: ['0', '1', '2', '3'], spotlightId: '2' },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const spotlight = canvas.getByRole('group', { name: new RegExp(t('live.roles.broadcaster')) });
    const [other] = canvas.getAllByRole('group', { name: new RegExp(t('live.roles.expert')) });
    await expect(spotlight.offsetWidth).toBeGreaterThan(other?.offsetWidth ?? Infinity);
  },
};
