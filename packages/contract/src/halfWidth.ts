/** Full-width digits, letters, spaces and colons as their half-width forms (I18N-19). */
export const halfWidth = (value: string): string => value.normalize('NFKC');

/** Figures as they are copied out of a message: spaces and hyphens between them mean nothing. */
export const plainFigures = (value: string): string => halfWidth(value).replaceAll(/[\s-]/g, '');

/** A phone number without what is written between its figures; a dialled `00` in front is a plus. */
export const plainPhone = (value: string): string =>
  halfWidth(value)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+');
