import sanitizeHtml from 'sanitize-html';

/** The allowed content of the page; everything else is removed. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'br',
    'figure',
    'figcaption',
    'img',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'class', 'width', 'height', 'loading', 'fetchpriority'],
    table: ['tabindex'],
    th: ['scope'],
    figure: ['class'],
  },
  allowedClasses: { img: ['rt-enlarge'], figure: ['rt-data'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Returns HTML with only the tags, attributes and addresses that content needs (CONT-35). */
export const sanitize = (html: string): string => sanitizeHtml(html, rules);
