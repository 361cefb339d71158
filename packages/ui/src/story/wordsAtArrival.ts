/** Whether a part says something that can be seen, besides what its buttons are called. */
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
 * Watches what comes into a part of the page. What it gives ends the watch and tells of each status that
 * came whether its words were seen at once, or awaited.
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
