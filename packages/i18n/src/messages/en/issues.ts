/** What is wrong with one field of the input; see `apps/api` `issueText`. */
export const issues = {
  wrongType: 'Missing or the wrong type.',
  wrongForm: 'Wrong format.',
  notOffered: 'Not one of the available options.',
  unknownField: 'Contains an unrecognized field.',
  controlCharacter: 'Contains characters that aren’t allowed.',
  otherCurrency: 'Not in this field’s currency.',
  tooSmall: 'Too short or too small. Minimum: {{minimum}}.',
  tooBig: 'Too long or too large. Maximum: {{maximum}}.',
  other: 'Not accepted.',
} as const;
