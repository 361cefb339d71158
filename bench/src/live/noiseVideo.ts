import { open } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_PRESETS } from '@rostra/contract/live';

const SECONDS = 2;
/** Gray around which the noise lies, and how far. */
const GRAY = 128;
const NOISE = 48;
const SQUARE = 80;

/**
 * Writes a video for a fake camera: noise and a moving square. Chromium's own test video is so
 * simple that it flatters every measurement (live-media B).
 *
 * @returns the file
 */
export async function noiseVideoIn(folder: string): Promise<string> {
  const file = path.join(folder, 'camera.y4m');
  const { width, height, framesPerSecond } = VIDEO_PRESETS.camera;
  const video = await open(file, 'w');
  await video.write(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420mpeg2\n`);
  const colors = Buffer.alloc((width * height) / 2, GRAY);
  for (let frame = 0; frame < SECONDS * framesPerSecond; frame += 1) {
    const light = Buffer.alloc(width * height);
    for (let at = 0; at < light.length; at += 1) {
      light[at] = GRAY - NOISE / 2 + Math.floor(Math.random() * NOISE);
    }
    const left = (frame * 16) % (width - SQUARE);
    for (let row = 0; row < SQUARE; row += 1) {
      light.fill(255, row * width + left, row * width + left + SQUARE);
    }
    await video.write('FRAME\n');
    await video.write(light);
    await video.write(colors);
  }
  await video.close();
  return file;
}
