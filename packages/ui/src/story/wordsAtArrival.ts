/** Returns whether a status has visible text, besides the names of its buttons. */
function speaks(status: Element): boolean {
  const texts = document.createTreeWalker(status, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const place = texts.currentNode.parentElement;
    if (place?.closest('button') === null && place.checkVisibility({ visibilityProperty: true }))
      return true;
  }
  return false;
}

/**
 * Watches elements added to a part of the page. The returned function ends the watch. For each
 * added status, it reports whether its text was visible at once or awaited.
 */
export function wordsAtArrival(root: Node): () => ('seen' | 'awaited')[] {
  const noted: ('seen' | 'awaited')[] = [];
  const watch = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof Element)
        for (const each of [added, ...added.querySelectorAll('*')])
          if (each.getAttribute('role') === 'status') noted.push(speaks(each) ? 'seen' : 'awaited');
  });
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    return noted;
  };
}
