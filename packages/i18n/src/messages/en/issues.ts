/** What is wrong with one field of the input; see `apps/api` `issueText`. */
export const issues = {
  wrongType: 'Missing, or of the wrong kind.',
  wrongForm: 'Not in the expected form.',
  notOffered: 'Not one of the choices.',
  unknownField: 'Holds a field that is not known here.',
  controlCharacter: 'Holds characters that cannot be used.',
  tooSmall: 'Too short or too small: at least {{minimum}}.',
  tooBig: 'Too long or too large: at most {{maximum}}.',
  other: 'Not accepted.',
} as const;
