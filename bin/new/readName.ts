/** Words of the language, and names that the templates use for something else. */
const RESERVED = new Set(
  `abstract any arguments as async await boolean break case catch class const constructor continue
  debugger declare default delete do else enum eval export extends false finally for from function
  get if implements import in infer instanceof interface is keyof let module namespace never new
  null number object of package private protected prototype public readonly require return set
  static string super switch symbol this throw true try type typeof undefined unknown var void
  while with yield
  actor actors answer answers app apps at author authors body bodies call calls caller callers card
  cards code codes column columns data date dates deps document documents error errors event events
  hit hits id ids index indexes input inputs issue issues item items lang langs limit limits list
  lists locale locales
  member members meta module modules name names notice notices offset offsets page pages param
  params queries query reader readers row rows route routes schema schemas screen screens screenText
  section sections server servers source sources sql staff state states subject subjects t table
  tables test tests text texts title titles total totals tx user users value values viewer viewers`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const FORM = /^[a-z]+(?:[A-Z][a-z]+)*$/;
const LENGTH_MAX = 40;

/**
 * Returns a name given on the command line.
 *
 * @throws Error for a name that is not lower camel case, is too long, or is reserved
 */
export function readName(given: string): string {
  if (!FORM.test(given)) {
    throw new Error(`"${given}" is not a name in lower camel case, such as "marketNotes".`);
  }
  if (given.length > LENGTH_MAX) {
    throw new Error(`"${given}" has more than ${LENGTH_MAX} characters.`);
  }
  if (RESERVED.has(given)) throw new Error(`"${given}" is reserved. Choose another name.`);
  return given;
}
