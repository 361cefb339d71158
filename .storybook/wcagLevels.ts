/** The levels that every story holds, as axe names them: A and AA of WCAG 2.0, 2.1 and 2.2. */
export const wcagLevels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
