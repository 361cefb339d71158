const memory = new Map<string, string>();

const readNative = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** Cookies that scripts may read, with those refused by the browser since the page was loaded. */
export const cookieStore = {
  /** Returns them like `document.cookie`: `a=1; b=2`. */
  read: (): string => [...memory.values(), readNative()].join('; '),
  /**
   * @param value encoded; empty deletes the cookie
   * @param attributes `; Path=/` and the like
   */
  write(name: string, value: string, attributes: string): void {
    const pair = `${name}=${value}`;
    try {
      document.cookie = pair + attributes;
    } catch {
      // In a frame without site data, the page remembers them.
    }
    memory.delete(name);
    if (value !== '' && !`; ${readNative()}`.includes(`; ${name}=`)) memory.set(name, pair);
  },
};
