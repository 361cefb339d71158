/** The browser's font size that the look assumes, in px. */
const ROOT_FONT = 16;

/** Text grows with the font size that the reader chose in the browser; `px` at the usual one. */
export const rem = (px: number): string => `${px / ROOT_FONT}rem`;

/** Values that no theme changes: type, space, sizes, motion (the look, sections 5 and 6). */
function typeSteps(
  steps: Record<string, readonly [size: number, line: number]>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(steps).flatMap(([step, [size, line]]) => [
      [`--ui-font-size-${step}`, rem(size)],
      [`--ui-line-height-${step}`, rem(line)],
    ]),
  );
}

const group = (prefix: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--ui-${prefix}-${name}`, value]),
  );

/** Everywhere, at desktop width, in Latin script. */
export const scale: Record<string, string> = {
  ...typeSteps({
    '2xs': [11, 16],
    xs: [12, 18],
    lg: [16, 24],
    'title-sm': [18, 26],
    'title-md': [22, 30],
    'title-lg': [28, 36],
    'title-xl': [36, 44],
  }),
  '--ui-line-height-sm': rem(20),
  '--ui-line-height-md': rem(22),
  ...group('font-weight', { regular: '400', medium: '500', strong: '600' }),
  ...group('space', {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  }),
  ...group('radius', { pill: '999px' }),
  ...group('size', {
    'control-sm': '32px',
    'control-md': '40px',
    'control-lg': '48px',
    touch: '44px',
    header: '64px',
    page: '1280px',
    'icon-sm': '16px',
    'icon-md': '18px',
    'icon-lg': '22px',
    rake: '44px',
    'rake-height': '4px',
    dialog: '480px',
    'dialog-wide': '720px',
    menu: '200px',
    drawer: '384px',
    field: '400px',
  }),
  ...group('motion', {
    'duration-quick': '90ms',
    'duration-base': '160ms',
    'duration-calm': '240ms',
    'easing-out': 'cubic-bezier(.2,.7,.2,1)',
    'easing-inout': 'cubic-bezier(.5,0,.2,1)',
  }),
  ...group('shadow', {
    overlay:
      '0 2px 4px light-dark(rgb(10 32 40 / 0.08), transparent), 0 16px 40px light-dark(rgb(10 32 40 / 0.16), rgb(0 0 0 / 0.55))',
  }),
  ...group('shape', { rake: 'polygon(0 0, 100% 0, calc(100% - 2px) 100%, 0 100%)' }),
  ...group('z', { sticky: '10', header: '20', overlay: '30', toast: '40', tooltip: '50' }),
  ...group('border', { thin: '1px', thick: '3px' }),
  ...group('focus', { ring: '2px', offset: '2px' }),
};

/** Below 768 px: every touch target is at least 44 px high. */
export const scalePhone: Record<string, string> = {
  ...typeSteps({
    'title-xl': [28, 36],
    'title-lg': [24, 32],
    'title-md': [20, 28],
  }),
  ...group('size', { header: '56px', 'control-sm': '44px', 'control-md': '44px' }),
};

/** Chinese interface: nothing under 12 px. */
export const scaleChinese: Record<string, string> = typeSteps({
  '2xs': [12, 18],
  'title-xl': [32, 44],
});

export const scaleChinesePhone: Record<string, string> = typeSteps({ 'title-xl': [24, 34] });

/** Titles and bodies of articles: by the language they are written in, not the interface's. */
export const reading = {
  latin: {
    ...typeSteps({ reading: [19, 31], 'reading-title': [42, 50] }),
    '--ui-font-weight-reading-title': '500',
  },
  latinPhone: typeSteps({ reading: [18, 29], 'reading-title': [26, 37] }),
  chinese: {
    ...typeSteps({ reading: [17, 32], 'reading-title': [34, 48] }),
    '--ui-font-weight-reading-title': '600',
  },
  chinesePhone: typeSteps({ reading: [17, 30], 'reading-title': [26, 37] }),
} satisfies Record<string, Record<string, string>>;
