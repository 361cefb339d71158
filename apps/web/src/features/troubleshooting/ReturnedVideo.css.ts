import { style } from '@vanilla-extract/css';

export const tile = style({ inlineSize: '240px', maxInlineSize: '100%', aspectRatio: '16 / 9' });
