/** Parts of letters, digits, `-` and `_`, joined by `/`, with one dot at most, in the last part. */
const KEY_FORM = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*(?:\.[a-z0-9]+)?$/;

/** Returns the key if it is valid; a path out of the store cannot be a valid key. */
export function checkFileKey(key: string): string {
  if (key.length > 200 || !KEY_FORM.test(key)) throw new RangeError(`Not a file key: ${key}`);
  return key;
}
