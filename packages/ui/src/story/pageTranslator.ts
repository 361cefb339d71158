interface Translated {
  /** React's own node, out of the page. */
  node: Text;
  text: string;
  /** What the page shows in its place. */
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

/** Puts `<font><font>text</font></font>` in the place of a text node, as browsers do. */
function replace(node: Text): Translated {
  const text = node.nodeValue ?? '';
  const shown = document.createElement('font');
  const inner = shown.appendChild(document.createElement('font'));
  inner.append(text);
  node.replaceWith(shown);
  return { node, text, shown };
}

/**
 * Treats a page as a browser does that translates it: each text node is replaced, also those that come later.
 * The words stay the same; what matters is that React no longer holds the nodes that are shown.
 *
 * @param root whose texts are replaced
 */
export function pageTranslator(root: Element) {
  const translated: Translated[] = [];
  return {
    /** Replaces the text nodes that are there now. */
    translate: (): void => void translated.push(...textNodesOf(root).map(replace)),
    /** Texts that React has changed while the page goes on showing the old ones. */
    findStale: (): string[] =>
      translated
        .filter(({ node, text, shown }) => node.nodeValue !== text && root.contains(shown))
        .map(({ node, text }) => `"${text}" instead of "${node.nodeValue}"`),
  };
}
