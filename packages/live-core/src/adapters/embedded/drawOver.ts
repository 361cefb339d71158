import type { Background } from '../../ports/Background.ts';

/** Pixels of blur per degree, at this height of the video. */
const BLUR_PIXELS = 5;
const BLUR_HEIGHT = 360;

export interface DrawnFrame {
  readonly video: HTMLVideoElement;
  /** Opaque where a person is. */
  readonly mask: CanvasImageSource;
  readonly look: Background['look'];
}

/** Draws the people in a frame over another background. @throws Error without a drawing context */
export function drawOver(canvas: HTMLCanvasElement, { video, mask, look }: DrawnFrame): void {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No drawing context');
  pen.save();
  pen.globalCompositeOperation = 'copy';
  pen.drawImage(mask, 0, 0, width, height);
  pen.globalCompositeOperation = 'source-in';
  pen.drawImage(video, 0, 0, width, height);
  pen.globalCompositeOperation = 'destination-over';
  if (look.kind === 'blur') {
    pen.filter = `blur(${(look.degree * BLUR_PIXELS * height) / BLUR_HEIGHT}px)`;
    pen.drawImage(video, 0, 0, width, height);
  } else {
    const { naturalWidth, naturalHeight } = look.image;
    // The image covers the frame, cropped at the longer sides.
    const scale = Math.max(width / naturalWidth, height / naturalHeight);
    const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
    pen.drawImage(look.image, (width - wide) / 2, (height - high) / 2, wide, high);
  }
  pen.restore();
}
