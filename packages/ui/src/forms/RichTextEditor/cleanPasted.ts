/**
 * A line of a list as Word copies it: no list, but a paragraph with a typed mark and its level in
 * the style.
 */
const WORD_LINE = 'p[style*="mso-list"]';

const levelOf = (line: Element): number =>
  Number(/level(\d+)/.exec(line.getAttribute('style') ?? '')?.[1] ?? 1);

/** Turns the list paragraphs that Word copies into lists, in the given page. */
function restoreLists(page: Document): void {
  for (const first of page.querySelectorAll(WORD_LINE)) {
    // It was removed with an earlier one.
    if (!first.isConnected) continue;
    const lines: Element[] = [];
    for (
      let line: Element | null = first;
      line?.matches(WORD_LINE) === true;
      line = line.nextElementSibling
    )
      lines.push(line);
    const open: { level: number; list: Element }[] = [];
    const anchor = page.createComment('list');
    first.before(anchor);
    for (const line of lines) {
      const level = levelOf(line);
      const drawn = line.querySelector(
        '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
      );
      const isNumbered = /^\s*\(?[\da-z]+[.)、]/i.test(drawn?.textContent ?? '');
      drawn?.remove();
      while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
      if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
        const list = page.createElement(isNumbered ? 'ol' : 'ul');
        const parent = open.at(-1)?.list.lastElementChild;
        if (parent) parent.append(list);
        else anchor.before(list);
        open.push({ level, list });
      }
      const item = page.createElement('li');
      const words = page.createElement('p');
      words.append(...line.childNodes);
      item.append(words);
      open.at(-1)?.list.append(item);
      line.remove();
    }
    anchor.remove();
  }
}

export interface CleanPaste {
  html: string;
  /** Images embedded in the text, as data addresses. */
  images: string[];
  /** Images that this page can't reach, such as files of the other program. */
  lost: number;
}

/**
 * Returns the copied content without the source program's own markup. Words, headings, lists,
 * tables, links and images stay. Their styles are dropped later, by the available nodes.
 */
export function cleanPasted(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(html, 'text/html');
  restoreLists(page);
  // Empty lines of Word, and elements that show nothing.
  for (const odd of page.querySelectorAll(
    'script, style, meta, link, title, template, o\\:p, [hidden]',
  ))
    odd.remove();
  const images: string[] = [];
  let lost = 0;
  for (const image of page.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (/^https:|^\/(?!\/)/.test(src)) continue;
    if (src.startsWith('data:image/')) images.push(src);
    else lost += 1;
    image.remove();
  }
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    // Browsers copy spaces beside tags as no-break spaces.
    walker.currentNode.nodeValue = (walker.currentNode.nodeValue ?? '').replaceAll('\u{a0}', ' ');
  for (const line of page.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.querySelector('img, br')) line.remove();
  return { html: page.body.innerHTML, images, lost };
}

/** Returns an embedded image as a file for upload. */
export function fileOfData(address: string, name: string): File | null {
  const [head = '', body = ''] = address.split(',', 2);
  const type = /^data:(image\/[\w.+-]+)/.exec(head)?.[1];
  if (type === undefined || !head.endsWith(';base64')) return null;
  try {
    const bytes = Uint8Array.from(atob(body), (sign) => sign.codePointAt(0) ?? 0);
    return new File([bytes], `${name}.${type.slice(6).replace(/\+.*/, '')}`, { type });
  } catch {
    return null;
  }
}
