import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { onStage } from '../../story/onStage.tsx';
import { portrait, slide } from '../../story/samples/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { videoTileStates } from './VideoTile.states.ts';
import { VideoTile } from './VideoTile.tsx';
import type { VideoTileProps } from './VideoTileProps.ts';

const attach = portrait(0);

const meta = {
  title: 'Live room/VideoTile',
  component: VideoTile,
  args: { t: liveTextFor('en'), name: liveSample('en').helenaBrandt, role: 'expert', attach },
  decorators: [onStage('tile')],
  render: (args, context) => (
    <VideoTile
      {...args}
      t={liveTextFor(localeOf(context))}
      name={liveSample(localeOf(context)).helenaBrandt}
    />
  ),
} satisfies Meta<typeof VideoTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Framed(props: VideoTileProps) {
  return (
    <div style={{ inlineSize: 220, blockSize: 124 }}>
      <VideoTile {...props} />
    </div>
  );
}

const states = statesOf(Framed, videoTileStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
  name: liveSample(localeOfSample(s)).helenaBrandt,
  role: 'expert' as const,
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const CameraOn: Story = { ...states.one('camera on'), tags: ['!test', 'state'] };

export const Muted: Story = { ...states.one('muted'), tags: ['!test', 'state'] };

export const Speaking: Story = { ...states.one('speaking'), tags: ['!test', 'state'] };

export const Host: Story = { ...states.one('host'), tags: ['!test', 'state'] };

export const WithTheFullNameForSuperRoles: Story = {
  ...states.one('with the full name, for super roles'),
  tags: ['!test', 'state'],
};

export const OwnCameraAsInAMirror: Story = {
  ...states.one('own camera, as in a mirror'),
  tags: ['!test', 'state'],
};

export const NoCameraInitials: Story = {
  ...states.one('no camera: initials'),
  tags: ['!test', 'state'],
};

export const NoCameraSpeaking: Story = {
  ...states.one('no camera, speaking'),
  tags: ['!test', 'state'],
};

export const PoorNetwork: Story = { ...states.one('poor network'), tags: ['!test', 'state'] };

export const HiddenFromTheAudience: Story = {
  ...states.one('hidden from the audience'),
  tags: ['!test', 'state'],
};

export const Spotlight: Story = { ...states.one('spotlight'), tags: ['!test', 'state'] };

export const CanBeMadeTheSpotlight: Story = {
  ...states.one('can be made the spotlight'),
  tags: ['!test', 'state'],
};

export const IsTheSpotlightForTheHost: Story = {
  ...states.one('is the spotlight, for the host'),
  tags: ['!test', 'state'],
};

export const SharedScreen: Story = { ...states.one('shared screen'), tags: ['!test', 'state'] };

export const PresentedDocument: Story = {
  ...states.one('presented document'),
  tags: ['!test', 'state'],
};

export const DocumentThatLoads: Story = {
  ...states.one('document that loads'),
  tags: ['!test', 'state'],
};

export const DocumentThatFailed: Story = {
  ...states.one('document that failed'),
  tags: ['!test', 'state'],
};

/** A tile of its own size, for each of the sizes that a room has. */
const SIZES = [
  [113, 63],
  [144, 81],
  [182, 102],
  [374, 210],
  [640, 360],
] as const;

function OfSizes(props: VideoTileProps) {
  return (
    <div style={{ display: 'grid', gap: 10 }}>
      {SIZES.map(([inlineSize, blockSize]) => (
        <div key={inlineSize} style={{ inlineSize, blockSize }}>
          <VideoTile {...props} name="roadshow-with-a-rather-long-name-2026.pdf" />
        </div>
      ))}
    </div>
  );
}

const ofSizes = (own: NonNullable<Story['args']>): Story => ({
  args: { kind: 'document', attach: slide, ...own },
  render: (args, context) => <OfSizes {...args} t={liveTextFor(localeOf(context))} />,
});

/** Checks that one element is entirely inside the other. */
async function expectInside(inner: Element, outer: Element): Promise<void> {
  const [own, around] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  await expect(own.height).toBeGreaterThan(0);
  await expect(own.top).toBeGreaterThanOrEqual(around.top);
  await expect(own.bottom).toBeLessThanOrEqual(around.bottom);
  await expect(own.left).toBeGreaterThanOrEqual(around.left);
  await expect(own.right).toBeLessThanOrEqual(around.right);
}

/**
 * LPRE-16 A failed page shows the failure within its tile, however small, and its button can be
 * pressed.
 */
export const FailedAtEverySize: Story = {
  ...ofSizes({ state: 'failed', onRetry: fn() }),
  play: async ({ canvas, args, globals }) => {
    const sentence = liveTextFor(localeOf({ globals }))('liveMedia.documents.broken');
    const tiles = canvas.getAllByRole('group');
    for (const [index, tile] of tiles.entries()) {
      const own = within(tile);
      const retry = own.getByRole('button');
      await expectInside(retry, tile);
      await expectInside(own.getByText(sentence), tile);
      const { scrollHeight, clientHeight } = own.getByRole('alert');
      await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
      await userEvent.click(retry);
      await expect(args.onRetry).toHaveBeenCalledTimes(index + 1);
    }
  },
};

/** LPRE-16 While its page is loading, the tile shows that. */
export const LoadingAtEverySize: Story = {
  ...ofSizes({ state: 'loading' }),
  play: async ({ canvas, globals }) => {
    const message = liveTextFor(localeOf({ globals }))('liveMedia.documents.loading');
    for (const tile of canvas.getAllByRole('group')) {
      const status = within(tile).getByRole('status');
      await expect(status).toHaveTextContent(message);
      await expectInside(status, tile);
      await expect(status.scrollHeight).toBeLessThanOrEqual(status.clientHeight);
      await expect(tile).toHaveAttribute('aria-busy', 'true');
    }
  },
};

/** The page of a document ends above its file's name: no footnote is under it. */
export const DocumentAboveItsName: Story = {
  ...ofSizes({}),
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('group')) {
      const page = tile.querySelector('svg[viewBox="0 0 320 180"]');
      const name = within(tile).getByText(/^roadshow/);
      await expect(page?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        name.getBoundingClientRect().top,
      );
      await expectInside(name, tile);
    }
  },
};

const boxesMeet = (a: Element, b: Element): boolean => {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const isDrawn = one.width > 0 && other.width > 0;
  const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  return isDrawn && left < right && top < bottom;
};

/** Initials, marks, pin and name of a small tile do not cover one another. */
export const EverythingOnSmallTiles: Story = {
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 10 }}>
      {[
        [113, 63],
        [154, 86],
        [182, 102],
      ].map(([inlineSize, blockSize]) => (
        <div key={inlineSize} style={{ inlineSize, blockSize }}>
          <VideoTile
            {...args}
            attach={undefined}
            t={liveTextFor(localeOf(context))}
            name={liveSample(localeOf(context)).longName}
            isPoorNetwork
            isHidden
            onSpotlight={fn()}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('group')) {
      const [background, head, foot] = tile.children;
      const parts = [
        ...(head?.children ?? []),
        ...(foot?.children ?? []),
        ...(background?.querySelectorAll('span > span > span') ?? []),
      ];
      await expect(parts.length).toBe(5);
      const meeting = parts.filter((part, index) =>
        parts.slice(index + 1).some((other) => boxesMeet(part, other)),
      );
      await expect(meeting.map(({ outerHTML }) => outerHTML)).toEqual([]);
      for (const part of parts.filter(({ clientHeight }) => clientHeight > 0))
        await expectInside(part, tile);
    }
  },
};

/** LMEM-64 the host reads who it really is: on the tile and in its description. */
export const FullName: Story = {
  render: (args, context) => {
    const { desk, chenQiming } = liveSample(localeOf(context));
    return (
      <VideoTile {...args} t={liveTextFor(localeOf(context))} name={desk} fullName={chenQiming} />
    );
  },
  play: async ({ canvas, globals }) => {
    const { desk, chenQiming } = liveSample(localeOf({ globals }));
    const tile = canvas.getByRole('group');
    await expect(tile).toHaveAccessibleName(expect.stringContaining(`${desk}, ${chenQiming}`));
    await expect(canvas.getByText(chenQiming)).toBeVisible();
  },
};

/** A long name is cut; the whole of it is in the tile's description. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => (
    <VideoTile
      {...args}
      t={liveTextFor(localeOf(context))}
      name={liveSample(localeOf(context)).longName}
    />
  ),
};

/** LMED-03 The video is attached once, and detached when the camera is turned off. */
export const PictureComesAndGoes: Story = {
  args: { attach: fn((element: HTMLElement) => portrait(1)(element)) },
  play: async ({ args, canvasElement }) => {
    await expect(args.attach).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('svg path')).not.toBeNull();
  },
};

/** LHST-13 The host moves a video into the spotlight by keyboard. */
export const Interaction: Story = {
  args: { onSpotlight: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSpotlight).toHaveBeenCalledOnce();
  },
};

/** Speaking, muted and a poor network are in words for screen readers. */
export const InWords: Story = {
  args: { isMuted: true, isPoorNetwork: true },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const tile = canvas.getByRole('group');
    await expect(tile).toHaveAccessibleName(expect.stringContaining(t('live.tile.muted')));
    await expect(tile).toHaveAccessibleName(expect.stringContaining(t('live.tile.poor')));
  },
};

/** UI-15 with the system's colors the ring of who speaks is another than the edge of who does not. */
export const InForcedColors: Story = {
  tags: ['forced-colors'],
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    return (
      <>
        <VideoTile {...args} t={t} isMuted />
        <VideoTile {...args} t={t} isSpeaking />
      </>
    );
  },
  play: async ({ canvas }) => {
    const [silent, speaking] = canvas.getAllByRole('group').map((tile) => getComputedStyle(tile));
    await expect(silent?.outlineWidth).toBe('1px');
    await expect(Number.parseFloat(speaking?.outlineWidth ?? '')).toBeGreaterThan(2);
    await expect(speaking?.outlineColor).not.toBe(silent?.outlineColor);
  },
};
