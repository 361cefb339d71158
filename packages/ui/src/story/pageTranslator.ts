interface Translated {
  /** React's own node, out of the page. */
  node: Text;
  text: string;
  /** The element that the page shows in its place. */
  shown: Element;
}

/** Elements whose text a translator leaves alone. */
const UNTOUCHED = 'font, script, style, textarea, title, [translate="no"]';

function textNodesOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() && !node.parentElement?.closest(UNTOUCHED)) nodes.push(node as Text);
  return nodes;
}

/** Replaces a text node by `<font><font>text</font></font>`, as browsers do. */
function replace(node: Text): Translated {
  const text = node.nodeValue ?? '';
  const shown = document.createElement('font');
  const inner = shown.appendChild(document.createElement('font'));
  inner.append(text);
  node.replaceWith(shown);
  return { node, text, shown };
}

/**
 * Treats a page like a browser's translation: each text node is replaced, also later ones. The
 * words stay the same; the point is that React no longer holds the shown nodes.
 *
 * @param root the element whose texts are replaced
 */
export function pageTranslator(root: Element) {
  const translated: Translated[] = [];
  return {
    /** Replaces the existing text nodes. */
    translate: (): void => void translated.push(...textNodesOf(root).map(replace)),
    /** Returns texts that React has changed while the page still shows the old ones. */
    findStale: (): string[] =>
      translated
        .filter(({ node, text, shown }) => node.nodeValue !== text && root.contains(shown))
        .map(({ node, text }) => `"${text}" instead of "${node.nodeValue}"`),
  };
}
