const EXPORTED =
  /^export (?:declare |abstract |async )*(?:interface|type|class|const|function|enum) (\w+)/;

/** Returns the names of a file's exports without a docstring; overloads need one only. */
export function undocumentedExports(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORTED.exec(line)?.[1];
    if (name === undefined) return [];
    const before = index === 0 ? '' : (lines[index - 1] ?? '');
    const isOverload = EXPORTED.exec(before)?.[1] === name;
    return isOverload || before.trimEnd().endsWith('*/') ? [] : [name];
  });
}

const DOCSTRING = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g;
/** Names for a parameter that is taken apart in the signature. */
const WHOLE = new Set(['props', 'options']);

/** Returns the text between the first parenthesis and its partner. */
function parametersAfter(text: string): string {
  const start = text.indexOf('(');
  let depth = 0;
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return '';
}

/** Returns the names after `@param` that the documented function does not take. */
export function unknownParameters(text: string): string[] {
  return [...text.matchAll(DOCSTRING)].flatMap(({ 0: comment, index }) => {
    const names = [...comment.matchAll(/@param\s+([\w$]+)/g)].map(([, name = '']) => name);
    if (names.length === 0) return [];
    const parameters = parametersAfter(text.slice(index + comment.length));
    return names.filter(
      (name) =>
        !(WHOLE.has(name) && /[{]/.test(parameters)) &&
        // An optional parameter, a typed one, one with a default, or a key of one taken apart.
        !new RegExp(
          String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}\s*(?:[?:=,})]|$)`,
        ).test(parameters),
    );
  });
}
