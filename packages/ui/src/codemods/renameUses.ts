import type { ASTPath, Collection, Identifier, JSCodeshift, JSXIdentifier } from 'jscodeshift';

type Name = ASTPath<Identifier | JSXIdentifier>;

/** Returns whether a name only looks like ours: a key, a member of another object, an attribute. */
function isOnlyAlike({ parent, name: slot }: Name, space: string | undefined): boolean {
  const { type, object, left, computed } = parent.value;
  const owner = (object ?? left)?.name;
  if (/^(?:JSX)?MemberExpression$|^TSQualifiedName$/.test(type) && computed !== true) {
    const isMember = slot === (type === 'TSQualifiedName' ? 'right' : 'property');
    return space === undefined ? isMember : !isMember || owner !== space;
  }
  if (space !== undefined) return true;
  return (
    /^(?:Import|Export)\w*Specifier$/.test(type) ||
    type === 'JSXAttribute' ||
    (/(?:Property|Method|PropertySignature)$/.test(type) && slot === 'key' && computed !== true)
  );
}

/**
 * Renames every use of an imported name, or with `space` of a member of an imported namespace.
 * Names that an inner scope declares again are left unchanged. Returns the number of renamed uses.
 */
export function renameUses(
  root: Collection,
  j: JSCodeshift,
  old: string,
  fresh: string,
  space?: string,
): number {
  let count = 0;
  const visit = (path: Name): void => {
    if (isOnlyAlike(path, space)) return;
    const scope = path.scope?.lookup(space ?? old);
    if (scope && !scope.isGlobal) return;
    const { value: property } = path.parent;
    // `{ Price }` keeps its key.
    if (property.shorthand === true) {
      property.shorthand = false;
      property.key = j.identifier(old);
      property.value = j.identifier(fresh);
    } else path.value.name = fresh;
    count += 1;
  };
  root.find(j.Identifier, { name: old }).forEach(visit);
  root.find(j.JSXIdentifier, { name: old }).forEach(visit);
  return count;
}
