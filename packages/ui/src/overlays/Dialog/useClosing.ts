import { useEffect, useRef, useState } from 'react';
import { DIALOG_CLEAR } from './dialogTiming.ts';

/**
 * Keeps an overlay's content for 200 ms after it closes. Returns the content to show, and whether
 * the overlay is closing.
 */
export function useClosing<Content>(
  isOpen: boolean,
  content: Content,
): { content: Content; isExiting: boolean } {
  const last = useRef(content);
  const [isExiting, setExiting] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setExiting(!isOpen);
  }
  useEffect(() => {
    if (isOpen) last.current = content;
  });
  useEffect(() => {
    if (!isExiting) return;
    const timer = setTimeout(() => setExiting(false), DIALOG_CLEAR);
    return () => clearTimeout(timer);
  }, [isExiting]);
  return { content: isExiting ? last.current : content, isExiting };
}
