import { describe, expect, it } from 'vitest';
import { faultOf, IMAGE_LIMIT, limitText, VIDEO_LIMIT } from './uploadLimits.ts';

const image = { kind: 'image', limit: IMAGE_LIMIT, accept: ['image/*'] } as const;
const video = { kind: 'video', limit: VIDEO_LIMIT, accept: ['video/mp4'] } as const;

describe('faultOf', () => {
  it('allows 18M and refuses one byte more [UI-11]', () => {
    expect(faultOf({ size: 18 * 1024 * 1024, type: 'image/png' }, image)).toBeNull();
    expect(faultOf({ size: 18 * 1024 * 1024 + 1, type: 'image/png' }, image)).toBe('imageTooLarge');
    expect(limitText(IMAGE_LIMIT)).toBe('18M');
  });
  it('allows 500M and refuses one byte more [UI-12]', () => {
    expect(faultOf({ size: 500 * 1024 * 1024, type: 'video/mp4' }, video)).toBeNull();
    expect(faultOf({ size: 500 * 1024 * 1024 + 1, type: 'video/mp4' }, video)).toBe(
      'videoTooLarge',
    );
    expect(limitText(VIDEO_LIMIT)).toBe('500M');
  });
  it('refuses other file types', () => {
    expect(faultOf({ size: 1, type: 'text/html' }, image)).toBe('wrongType');
    expect(faultOf({ size: 1, type: 'video/webm' }, video)).toBe('wrongType');
  });
});
