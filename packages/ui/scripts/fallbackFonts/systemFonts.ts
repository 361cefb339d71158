type Measure = 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg';

/** A font of readers' systems, with the names under which browsers find it or one of its measures. */
export interface SystemFont {
  readonly names: readonly string[];
  readonly metrics: Record<Measure, number>;
}

const font = (
  names: readonly string[],
  [ascent, descent, lineGap, unitsPerEm, xWidthAvg]: readonly [
    number,
    number,
    number,
    number,
    number,
  ],
): SystemFont => ({
  names,
  metrics: { ascent, descent, lineGap, unitsPerEm, xWidthAvg },
});

/**
 * Measures from `@capsizecss/metrics` 4.3.0, and DejaVu's by `@capsizecss/unpack`. The last one that a
 * system has is used: Linux, Android, then Windows and Apple, or Linux with their free twins.
 */
export const systemFonts: Readonly<Record<'text' | 'reading', readonly SystemFont[]>> = {
  text: [
    font(['DejaVu Sans'], [1901, -483, 0, 2048, 1041]),
    font(['Roboto', 'Roboto Regular'], [1900, -500, 0, 2048, 911]),
    font(['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'], [1854, -434, 67, 2048, 913]),
  ],
  reading: [
    font(['DejaVu Serif'], [1901, -483, 0, 2048, 1058]),
    font(['Noto Serif', 'Noto Serif Regular'], [1069, -293, 0, 1000, 481]),
    font(['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], [1825, -443, 87, 2048, 832]),
    font(['Georgia'], [1878, -449, 0, 2048, 913]),
  ],
};
