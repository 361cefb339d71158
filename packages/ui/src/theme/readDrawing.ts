/** One element of a drawing, with its attributes as a browser reads them. */
export interface DrawingElement {
  /** Without a prefix, in small letters. */
  name: string;
  /** By name without a prefix, in small letters. */
  attributes: ReadonlyMap<string, string>;
}

/** A parsed drawing. */
export interface Drawing {
  elements: DrawingElement[];
  /** The texts between the tags. */
  texts: string[];
  /** Why a browser would not draw it. */
  fault?: string | undefined;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?xml\s[^>]*\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NOT_AN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;
const KNOWN_PREFIXES = ['xml', 'xmlns'];
const SVG = 'http://www.w3.org/2000/svg';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const character = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

/** Returns a text with its entities decoded. */
const written = (text: string): string =>
  text.replaceAll(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (whole, name, decimal, hex) =>
    name === undefined
      ? character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal))
      : (NAMED[name] ?? whole),
  );

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** The faults that keep an XML reader from drawing anything, looked for tag by tag. */
class DrawingReader {
  readonly drawing: Drawing = { elements: [], texts: [] };
  readonly #open: string[] = [];
  readonly #prefixes = new Set(KNOWN_PREFIXES);

  #fault(sentence: string): void {
    this.drawing.fault ??= sentence;
  }

  #text(text: string): void {
    if (NOT_AN_ENTITY.test(text)) this.#fault('an & stands alone or names what SVG does not know');
    if (this.#open.length === 0 && text.trim() !== '')
      this.#fault('text stands outside the svg tag');
    this.drawing.texts.push(written(text));
  }

  #start(name: string, list: string, isClosed: boolean): void {
    const attributes = new Map<string, string>();
    const names: string[] = [];
    for (const [, attribute = '', double, single] of list.matchAll(ATTRIBUTE)) {
      const value = double ?? single ?? '';
      if (NOT_AN_ENTITY.test(value))
        this.#fault(`${attribute} has an & that stands alone or names what SVG does not know`);
      if (names.includes(attribute)) this.#fault(`${attribute} stands twice in one tag`);
      names.push(attribute);
      if (attribute.startsWith('xmlns:')) this.#prefixes.add(attribute.slice('xmlns:'.length));
      attributes.set(attribute === 'xmlns' ? attribute : localName(attribute), written(value));
    }
    for (const prefixed of [name, ...names])
      if (prefixed.includes(':') && !this.#prefixes.has(prefixed.slice(0, prefixed.indexOf(':'))))
        this.#fault(`${prefixed} has a prefix that nothing declares`);
    if (this.#open.length === 0) this.#root(name, attributes);
    this.drawing.elements.push({ name: localName(name), attributes });
    if (!isClosed) this.#open.push(name);
  }

  #root(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.drawing.elements.length > 0) this.#fault('something follows the svg tag');
    else if (name === 'svg' && attributes.get('xmlns') !== SVG)
      this.#fault(`its svg tag lacks xmlns="${SVG}"`);
  }

  read(svg: string): Drawing {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < svg.length) {
      const at = TOKEN.lastIndex;
      const token = TOKEN.exec(svg);
      if (!token) {
        this.#fault(`a tag is broken at “${svg.slice(at, at + 30)}”`);
        break;
      }
      const [, data, end, start, list = '', closed, text] = token;
      if (data !== undefined) this.drawing.texts.push(data);
      if (text !== undefined) this.#text(text);
      if (start !== undefined) this.#start(start, list, closed === '/');
      if (end !== undefined && this.#open.pop() !== end) this.#fault(`</${end}> ends no open tag`);
    }
    const last = this.#open.at(-1);
    if (last !== undefined) this.#fault(`<${last}> is never ended`);
    return this.drawing;
  }
}

/** Parses the text of an SVG file as strictly as a browser that shows it as an image. */
export const readDrawing = (svg: string): Drawing => new DrawingReader().read(svg);
