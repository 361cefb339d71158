import type { Locale } from '@rostra/i18n';
import type { BackgroundImage } from '../../live/BackgroundPicker/index.ts';

const draw = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${content}</svg>`,
  )}`;

const library = draw(
  '<path fill="#5b4636" d="M0 0h320v180H0z"/><path fill="#3a2c22" d="M0 52h320v8H0zM0 116h320v8H0z"/><path fill="#8c2f2b" d="M20 12h16v40H20zM96 18h14v34H96zM210 10h18v42h-18zM60 78h18v38H60zM250 74h14v42h-14z"/><path fill="#2f5d62" d="M40 18h12v34H40zM130 10h20v42h-20zM262 16h14v36h-14zM24 76h22v40H24zM150 80h16v36h-16z"/><path fill="#d9b26a" d="M58 10h10v42H58zM170 20h14v32h-14zM100 72h12v44h-12zM208 76h20v40h-20z"/>',
);
const harbour = draw(
  '<path fill="#c9dfe8" d="M0 0h320v180H0z"/><path fill="#7fa6b5" d="M0 120h320v60H0z"/><path fill="#46606b" d="M10 60h30v60H10zM52 36h26v84H52zM90 70h34v50H90zM140 28h22v92h-22zM176 58h40v62h-40zM230 44h28v76h-28zM270 74h36v46h-36z"/>',
);
const paper = draw(
  '<path fill="#eef0ec" d="M0 0h320v180H0z"/><path fill="#0c5567" d="M26 30h60v6H26z"/><path fill="#d6dbd4" d="M26 52h268v1H26zM26 150h268v1H26z"/>',
);

const names: Record<Locale, readonly [string, string, string]> = {
  en: ['Library', 'Harbor', 'Company wall'],
  'zh-CN': ['书房', '海港', '公司背景墙'],
};

/** Backgrounds that the room offers, drawn here: stories load nothing. */
export const backgroundSample = (locale: Locale): BackgroundImage[] =>
  [library, harbour, paper].map((url, index) => ({ url, name: names[locale][index] }));

/** A background that the reader uploaded. */
export const ownBackground: BackgroundImage = {
  url: draw(
    '<path fill="#324a3a" d="M0 0h320v180H0z"/><path fill="#527a5c" d="M0 140 70 60l50 60 60-90 80 110 60-50v90H0z"/>',
  ),
};
