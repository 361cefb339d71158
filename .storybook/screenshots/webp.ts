import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import decode, { init as initDecoder } from '@jsquash/webp/decode.js';
import encode, { init as initEncoder } from '@jsquash/webp/encode.js';
import type { Raster } from './raster.ts';

const codec = (path: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(
    readFileSync(fileURLToPath(import.meta.resolve(`@jsquash/webp/codec/${path}`))),
  );

type Init = (module: WebAssembly.Module) => Promise<unknown>;
const once = (init: unknown, path: string): (() => Promise<unknown>) => {
  let ready: Promise<unknown> | undefined;
  return () => (ready ??= codec(path).then((module) => (init as Init)(module)));
};
const encoderReady = once(initEncoder, 'enc/webp_enc_simd.wasm');
const decoderReady = once(initDecoder, 'dec/webp_dec.wasm');

/** The pixels as WebP without any loss. */
export async function writeWebp(raster: Raster): Promise<Buffer> {
  await encoderReady();
  // Quality 100 saves half a hundredth more and takes twice as long; 75, the usual, is a tenth larger.
  const exactly = { lossless: 1, exact: 1, near_lossless: 100, method: 6, quality: 90 };
  return Buffer.from(await encode(raster as unknown as ImageData, exactly));
}

export async function readWebp(file: Buffer): Promise<Raster> {
  await decoderReady();
  const { width, height, data } = await decode(new Uint8Array(file).buffer);
  return { width, height, data };
}
