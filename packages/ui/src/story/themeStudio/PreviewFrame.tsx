import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './ThemeStudio.css.ts';

export interface PreviewFrameProps {
  /** Names the frame. */
  title: string;
  /** Width of the inner window in px; it is scaled down where there is less room. */
  width: number;
  /** Height of the inner window; without it the frame is as high as its content. */
  height?: number | undefined;
  /** The theme's style sheet. */
  css: string;
  themeId: string;
  scheme: 'light' | 'dark';
  lang: string;
  children: ReactNode;
}

/** Standards mode, as the site's pages have it; an empty frame would be in quirks mode. */
const EMPTY = '<!doctype html><html><head></head><body></body></html>';

/** Copies the page's style sheets into the frame, now and whenever they change. */
function useStyles(inside: Document | null): void {
  useLayoutEffect(() => {
    if (!inside) return;
    const twins = new Map<Element, HTMLElement>();
    const follow = (): void => {
      const sheets = new Set(document.head.querySelectorAll('style, link[rel="stylesheet"]'));
      for (const [sheet, twin] of twins) {
        if (sheets.has(sheet)) continue;
        twin.remove();
        twins.delete(sheet);
      }
      for (const sheet of sheets) {
        if (twins.has(sheet)) continue;
        const twin = inside.importNode(sheet, true) as HTMLElement;
        twins.set(sheet, twin);
        inside.head.append(twin);
      }
    };
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(document.head, { childList: true });
    return () => watch.disconnect();
  }, [inside]);
}

/** Returns the scale of the frame, and the height of its content. */
function useSizes(inside: Document | null, place: HTMLElement | null, width: number) {
  const [sizes, setSizes] = useState({ scale: 1, content: 0 });
  useEffect(() => {
    if (!inside || !place) return;
    const measure = (): void =>
      setSizes({
        scale: Math.min(1, place.clientWidth / width),
        content: inside.body.offsetHeight,
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    watch.observe(inside.body);
    return () => watch.disconnect();
  }, [inside, place, width]);
  return sizes;
}

/** A window inside the page: parts of the site under another theme and scheme, at a width of their own. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, width, height, css, themeId, scheme, lang, children } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [inside, setInside] = useState<Document | null>(null);
  useStyles(inside);
  const { scale, content } = useSizes(inside, place, width);
  useLayoutEffect(() => {
    const root = inside?.documentElement;
    if (!root) return;
    root.setAttribute('lang', lang);
    root.setAttribute('data-theme', themeId);
    root.setAttribute('data-scheme', scheme);
  }, [inside, themeId, scheme, lang]);
  const high = height ?? content;
  return (
    <div ref={setPlace} className={styles.place} style={{ blockSize: high * scale }}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={EMPTY}
        sandbox="allow-same-origin"
        className={styles.frame}
        onLoad={() => setInside(frame.current?.contentDocument ?? null)}
        style={{ inlineSize: width, blockSize: high, transform: `scale(${scale})` }}
      />
      {inside &&
        createPortal(
          <>
            <style>{css}</style>
            {children}
          </>,
          inside.body,
        )}
    </div>
  );
}
