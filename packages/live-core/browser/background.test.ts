import script from '@mediapipe/selfie_segmentation/selfie_segmentation.js?url';
import graph from '@mediapipe/selfie_segmentation/selfie_segmentation.binarypb?url';
import model from '@mediapipe/selfie_segmentation/selfie_segmentation_landscape.tflite?url';
import loader from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.js?url';
import wasm from '@mediapipe/selfie_segmentation/selfie_segmentation_solution_simd_wasm_bin.wasm?url';
import { VIDEO_PRESETS } from '@rostra/contract/live';
import { afterEach, expect, it, vi } from 'vitest';
import { BackgroundChain } from '../src/adapters/embedded/BackgroundChain.ts';
import { BrowserVideo, openCamera } from '../src/adapters/embedded/BrowserVideo.ts';
import { DrawPace } from '../src/adapters/embedded/DrawPace.ts';
import { selfieSegmenter } from '../src/adapters/selfie/index.ts';

const FILES = {
  'selfie_segmentation.js': script,
  'selfie_segmentation.binarypb': graph,
  'selfie_segmentation_landscape.tflite': model,
  'selfie_segmentation_solution_simd_wasm_bin.js': loader,
  'selfie_segmentation_solution_simd_wasm_bin.wasm': wasm,
};
const BLUR = { kind: 'blur', degree: 2 } as const;
/** A machine without a graphics card is far too slow, which must not end the test. */
const PATIENCE = 1000;

const closed: (() => void)[] = [];
afterEach(() => {
  for (const close of closed.splice(0)) close();
});

async function camera(): Promise<BrowserVideo> {
  const preset = VIDEO_PRESETS.camera;
  const video = new BrowserVideo('video', await openCamera(preset, undefined), preset);
  closed.push(() => video.close());
  return video;
}

/** Creates a segmenter that finds a person in the left half of every frame. */
function halfSegmenter() {
  const mask = new OffscreenCanvas(2, 1);
  const pen = mask.getContext('2d');
  if (pen) pen.fillRect(0, 0, 1, 1);
  const state = { closed: 0 };
  return {
    state,
    mask: () => Promise.resolve(mask),
    close: () => {
      state.closed += 1;
      return Promise.resolve();
    },
  };
}

/** Returns an image filled with one color. */
async function plain(color: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="${color}"/></svg>`,
  )}`;
  await image.decode();
  return image;
}

/** Returns the color of the sent video at a position, 0 to 1 from left to right. */
async function colorAt(media: MediaStreamTrack, across: number): Promise<readonly number[]> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([media]);
  await video.play();
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const pen = canvas.getContext('2d');
  pen?.drawImage(video, 0, 0);
  const at = Math.floor(across * (canvas.width - 1));
  video.srcObject = null;
  return Array.from(pen?.getImageData(at, Math.floor(canvas.height / 2), 1, 1).data ?? []);
}

it("draws frames with MediaPipe's model and requests nothing from other hosts [LBG-03, LBG-05]", async () => {
  const segmenter = await selfieSegmenter(FILES);
  const captured = await openCamera(VIDEO_PRESETS.camera, undefined);
  const ended = vi.fn();
  const chain = await BackgroundChain.open({
    captured,
    background: { look: BLUR, cut: () => Promise.resolve(segmenter) },
    segmenter,
    ended,
    pace: new DrawPace(PATIENCE),
  });
  closed.push(
    () => captured.stop(),
    () => chain.close(),
  );
  const shown = document.createElement('video');
  shown.muted = true;
  shown.srcObject = new MediaStream([chain.media]);
  await shown.play();
  await expect.poll(() => shown.getVideoPlaybackQuality().totalVideoFrames).toBeGreaterThan(3);
  expect([shown.videoWidth, shown.videoHeight]).toEqual([640, 360]);
  expect(ended).not.toHaveBeenCalled();
  const hosts = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ask = hosts.filter(({ protocol }) => protocol.startsWith('http')).map(({ host }) => host);
  expect(new Set(ask)).toEqual(new Set([location.host]));
  expect(hosts.some(({ pathname }) => pathname.endsWith('.wasm'))).toBe(true);
});

/** Keeps a slow machine from ending a background. */
const drawsInTime = (): void => {
  const tooSlow = vi.spyOn(DrawPace.prototype, 'isTooSlow', 'get').mockReturnValue(false);
  closed.push(() => tooSlow.mockRestore());
};

it('shows an image where nobody is, also in the own preview, then the camera again [LBG-02, LBG-04]', async () => {
  drawsInTime();
  const video = await camera();
  const segmenter = halfSegmenter();
  const cut = vi.fn(() => Promise.resolve(segmenter));
  const shown = document.createElement('video');
  const detach = video.attach(shown);
  const before = video.sent;
  const look = { kind: 'image', image: await plain('#0000ff') } as const;
  await video.setBackground({ look, cut });
  expect(video.sent).not.toBe(before);
  const isBlue = async (): Promise<boolean> => {
    const [red = 255, green = 255, blue = 0] = await colorAt(video.sent, 0.9);
    return red < 40 && green < 40 && blue > 200;
  };
  await expect.poll(isBlue).toBe(true);
  const [, , , opaque] = await colorAt(video.sent, 0.1);
  expect(opaque).toBe(255);
  expect((shown.srcObject as MediaStream).getVideoTracks()).toEqual([video.sent]);
  await video.setBackground({ look: { kind: 'image', image: await plain('#ff0000') }, cut });
  const isRed = async (): Promise<boolean> => {
    const [red = 0, , blue = 255] = await colorAt(video.sent, 0.9);
    return red > 200 && blue < 40;
  };
  await expect.poll(isRed).toBe(true);
  expect(cut).toHaveBeenCalledTimes(1);
  await video.setBackground(null);
  expect(video.sent).toBe(before);
  expect((shown.srcObject as MediaStream).getVideoTracks()).toEqual([before]);
  await expect.poll(() => segmenter.state.closed).toBe(1);
  detach();
  expect(shown.srcObject).toBeNull();
});

it('sends the camera again when a model breaks, and notifies once', async () => {
  const video = await camera();
  const segmenter = halfSegmenter();
  let masks = 0;
  const breaking = {
    ...segmenter,
    mask: () => {
      masks += 1;
      return masks > 2 ? Promise.reject(new Error('Lost context')) : segmenter.mask();
    },
  };
  const ended = vi.fn();
  const before = video.sent;
  await video.setBackground({ look: BLUR, cut: () => Promise.resolve(breaking) }, ended);
  await expect.poll(() => ended.mock.calls).toEqual([['failed']]);
  expect(video.sent).toBe(before);
  const refused = video.setBackground({ look: BLUR, cut: () => Promise.reject(new Error('no')) });
  await expect(refused).rejects.toMatchObject({ code: 'unsupported' });
  expect(video.sent).toBe(before);
});
