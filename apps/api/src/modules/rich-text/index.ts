export { document, heading, image, paragraph, paywall, table } from './builders.ts';
export { imageSources } from './imageSources.ts';
export { measureText } from './measureText.ts';
export { excerpt, plainText } from './plainText.ts';
export { renderHtml } from './renderHtml.ts';
export type { ImageSizes } from './renderHtml.ts';
export { splitAtPaywall } from './splitAtPaywall.ts';
