/** Full-width digits, letters, spaces and colons as their half-width forms (I18N-19). */
export const halfWidth = (value: string): string => value.normalize('NFKC');
