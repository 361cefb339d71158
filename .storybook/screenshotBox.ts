import type { Box } from './screenshots/command.ts';

/** Room for the shadow around what lies over the page. */
const SHADOW = 16;

const story = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-screenshot]') ??
  document.querySelector<HTMLElement>('[data-story]') ??
  document.body;

/**
 * Returns the overlays that the story has opened. React Aria puts them at the end of the body,
 * outside the story's box: full-window ones directly, those placed beside their control in a
 * wrapper without a box.
 */
const opened = (): Element[] => [
  ...document.querySelectorAll('body > [data-rac], [data-placement]:not([data-story] *)'),
];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until what the story has opened is seen: React Aria keeps it transparent while a keyboard of the
 * screen might still come, which it expects for up to 600 ms after the window has changed its size.
 */
export async function revealed(): Promise<void> {
  while (opened().some((element) => getComputedStyle(element).opacity === '0')) await nextFrame();
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function edgesOfOpened(element: Element): Edges {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // A full-window overlay grows with the window, so its screenshot ends at the window's edge.
  const covers = getComputedStyle(element).position === 'fixed';
  return {
    left: Math.max(0, left - SHADOW),
    top: Math.max(0, top - SHADOW),
    right: Math.min(window.innerWidth, right + SHADOW),
    bottom: covers ? Math.min(window.innerHeight, bottom) : bottom + SHADOW,
  };
}

/**
 * Returns the edges of a screenshot: of the story, or of its part marked `data-screenshot`, and of
 * everything it has opened.
 */
function edges(): Edges {
  const all = [story().getBoundingClientRect(), ...opened().map(edgesOfOpened)];
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Returns the frame height that the whole screenshot needs. */
export const screenshotBottom = (): number => Math.ceil(edges().bottom + window.scrollY);

/** Returns the screenshot's position in the window, on whole pixels. */
export function screenshotBox(): Box {
  const { left, top, right, bottom } = edges();
  const frame = window.frameElement?.getBoundingClientRect();
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return {
    x: x + (frame?.left ?? 0),
    y: y + (frame?.top ?? 0),
    width: Math.ceil(right) - x,
    height: Math.ceil(bottom) - y,
  };
}
