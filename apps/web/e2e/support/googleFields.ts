/** Fields of a kind of structured data, by Google's documentation for search. */
interface GoogleFields {
  readonly required: readonly string[];
  /** Recommended fields that every page of the demo can fill. */
  readonly recommended: readonly string[];
}

/**
 * The fields that Google documents for articles, events and site names. A dot leads into an object;
 * lists hold for each of their entries.
 */
export const googleFields: Readonly<Record<string, GoogleFields>> = {
  Article: {
    required: [],
    recommended: [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author.name',
      'author.url',
      'publisher.name',
      'publisher.logo',
      'isAccessibleForFree',
    ],
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'image',
      'organizer.name',
    ],
  },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction.target'] },
  Organization: { required: [], recommended: ['name', 'url', 'logo'] },
};

/** Returns the documented fields that are missing or empty, as `Article: author.url`. */
export function missingFields(data: Readonly<Record<string, unknown>>): string[] {
  const type = String(data['@type']);
  const fields = googleFields[type];
  if (fields === undefined) return [`${type}: no known type`];
  return [...fields.required, ...fields.recommended]
    .filter((path) => !isFilled(data, path.split('.')))
    .map((path) => `${type}: ${path}`);
}

function isFilled(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((each) => isFilled(each, [name ?? '', ...rest]));
  if (name === undefined || name === '')
    return value !== undefined && value !== null && value !== '';
  if (typeof value !== 'object' || value === null || !(name in value)) return false;
  return isFilled((value as Record<string, unknown>)[name], rest);
}
