import { isSafeImage, isSafeLink } from '@rostra/contract';
import type {
  RichBlock,
  RichInlineNode,
  RichMark,
  RichDocument,
  RichTopBlock,
} from '@rostra/contract';
import type { ImageSize } from '#modules/files/index.ts';
import { escapeHtml } from './escapeHtml.ts';
import { linkify } from './linkify.ts';
import { sanitize } from './sanitize.ts';

/** On phones a wide table scrolls inside: arrow keys reach it only with the focus (WCAG 2.1.1). */
const TABLE = '<table tabindex="0">';

/** Sizes of images by their addresses. */
export type ImageSizes = ReadonlyMap<string, ImageSize>;

/** The images of one document while it is rendered. */
interface Images {
  readonly sizes: ImageSizes;
  /** True until the first image is rendered. */
  isFirst: boolean;
}

/** The class of images that the reading screen can enlarge (CONT-27). */
export const ENLARGE_CLASS = 'rt-enlarge';

/**
 * Renders a document to HTML with only the nodes of docs/rich-text.md. All text is escaped on the
 * way and the result is sanitized again (CONT-35). Bare image addresses become images (CONT-26),
 * other bare addresses links.
 *
 * @param sizes of images by address, so that a page keeps their places free while they load
 */
export function renderHtml(document: RichDocument, sizes: ImageSizes = new Map()): string {
  const images: Images = { sizes, isFirst: true };
  return sanitize(document.content.map((block) => renderBlock(block, images)).join('\n'));
}

function renderBlock(block: RichTopBlock, images: Images): string {
  switch (block.type) {
    case 'paragraph':
      return renderParagraph(block.content ?? [], images);
    case 'heading':
      return `<h${block.attrs.level}>${renderInline(block.content ?? [])}</h${block.attrs.level}>`;
    case 'image':
      return renderImage(block.attrs, images);
    case 'figure_data':
      return renderFigureData(block.attrs);
    case 'table':
      return renderTable(block);
    case 'bullet_list':
      return `<ul>${renderItems(block.content, images)}</ul>`;
    case 'ordered_list':
      return `<ol>${renderItems(block.content, images)}</ol>`;
    case 'blockquote':
      return `<blockquote>${renderBlocks(block.content, images)}</blockquote>`;
    case 'paywall':
      return '';
  }
}

const renderBlocks = (blocks: readonly RichBlock[], images: Images): string =>
  blocks.map((block) => renderBlock(block, images)).join('');

const renderItems = (items: { content: RichBlock[] }[], images: Images): string =>
  items.map((item) => `<li>${renderBlocks(item.content, images)}</li>`).join('');

/** Renders a paragraph; image addresses in its text become separate figures. */
function renderParagraph(nodes: readonly RichInlineNode[], images: Images): string {
  const parts: string[] = [];
  let open = '';
  const close = () => {
    if (open.trim() !== '') parts.push(`<p>${open.trim()}</p>`);
    open = '';
  };
  for (const node of nodes) {
    if (node.type !== 'text') {
      open += '<br />';
      continue;
    }
    const linked = node.marks?.some((mark) => mark.type === 'link') ?? false;
    for (const piece of linked
      ? [{ kind: 'text' as const, value: node.text }]
      : linkify(node.text)) {
      if (piece.kind === 'image') {
        close();
        parts.push(renderImage({ src: piece.value }, images));
      } else if (piece.kind === 'link') {
        open += withMarks(renderLink(piece.value, escapeHtml(piece.value)), node.marks);
      } else open += withMarks(escapeHtml(piece.value), node.marks);
    }
  }
  close();
  return parts.join('');
}

const renderInline = (nodes: readonly RichInlineNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? withMarks(escapeHtml(node.text), node.marks) : '<br />'))
    .join('');

function withMarks(html: string, marks: readonly RichMark[] = []): string {
  let result = html;
  for (const mark of marks) {
    if (mark.type === 'bold') result = `<strong>${result}</strong>`;
    else if (mark.type === 'italic') result = `<em>${result}</em>`;
    else if (isSafeLink(mark.attrs.href)) result = renderLink(mark.attrs.href, result);
  }
  return result;
}

const renderLink = (href: string, inner: string): string =>
  href.startsWith('/')
    ? `<a href="${escapeHtml(href)}">${inner}</a>`
    : `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer nofollow">${inner}</a>`;

/** Renders an image with its size. The first of a text loads at once, the others when they come near. */
function renderImage(
  {
    src,
    alt = '',
    caption,
  }: { src: string; alt?: string | undefined; caption?: string | undefined },
  images: Images,
): string {
  if (!isSafeImage(src)) return '';
  const size = images.sizes.get(src);
  const place = size === undefined ? '' : ` width="${size.width}" height="${size.height}"`;
  const loading = images.isFirst ? 'loading="eager" fetchpriority="high"' : 'loading="lazy"';
  images.isFirst = false;
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" class="${ENLARGE_CLASS}"${place} ${loading} />`;
  const below = caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure>${image}${below}</figure>`;
}

function renderTable(table: Extract<RichBlock, { type: 'table' }>): string {
  const rows = table.content.map((row) => {
    const cells = row.content.map((cell) => {
      const tag = cell.type === 'table_header' ? 'th' : 'td';
      const scope = tag === 'th' ? ' scope="col"' : '';
      const inner = cell.content.map((paragraph) => renderInline(paragraph.content ?? []));
      return `<${tag}${scope}>${inner.join('<br />')}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `${TABLE}<tbody>${rows.join('')}</tbody></table>`;
}

/** Renders figure data as a table, readable for everyone; the screen may draw a chart from it. */
function renderFigureData(figure: Extract<RichBlock, { type: 'figure_data' }>['attrs']): string {
  const unit = figure.unit === undefined ? '' : ` (${figure.unit})`;
  const rows = figure.points.map(
    ({ label, value }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${value}</td></tr>`,
  );
  return `<figure class="rt-data"><figcaption>${escapeHtml(figure.title + unit)}</figcaption>${TABLE}<tbody>${rows.join('')}</tbody></table></figure>`;
}
