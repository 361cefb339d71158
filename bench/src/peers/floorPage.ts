/** Words of a research article. */
const WORDS =
  'orders for power semiconductors rose the third quarter in row while prices older parts fell by tenth makers that moved early to silicon carbide now report full lines until spring their customers above all cars and storage ask longer contracts accept fixed return risk lies supply substrates two plants deliver more than half plates one is year late we expect margins stay those last cycle see first signs relief summer next demand grid inverters chargers trains heat pumps doubled since launch capacity under construction would cover needs decade but yield remains low at new sites managers speak slow ramp high costs energy labor subsidies shorten payback only where local content rules hold'.split(
    ' ',
  );

/** Words that bring the page to the size of an article's document, 10 kB of gzip. */
const PARAGRAPHS = 43;
const PARAGRAPH_WORDS = 130;

const STYLE =
  'body{margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}';

/** Returns words in an order that never repeats, the same in every run: repeated text would compress away. */
const text = (): (() => string) => {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return WORDS[state % WORDS.length] ?? '';
  };
};

/** The floor of W4 and W5: a document of an article's size without scripts, fonts or images. */
export const floorPage = (): string => {
  const word = text();
  const paragraph = (): string =>
    `<p>${Array.from({ length: PARAGRAPH_WORDS }, word).join(' ')}.</p>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Floor</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>`,
    '<h1>Power semiconductors: full lines until spring</h1>',
    ...Array.from({ length: PARAGRAPHS }, paragraph),
    '</main></body></html>',
  ].join('');
};
