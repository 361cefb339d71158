/** Returns the key of an article's product: its translation group opens as one. */
export const articleProductKey = (translationGroupId: number): string =>
  `Article:${translationGroupId}`;
