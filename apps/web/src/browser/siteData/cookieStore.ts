const memory = new Map<string, string>();

const readNative = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** The cookies that scripts may read, with those that the browser has refused since the page was loaded. */
export const cookieStore = {
  /** As `document.cookie` gives them: `a=1; b=2`. */
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
      // A frame without site data: the page remembers.
    }
    memory.delete(name);
    if (value !== '' && !`; ${readNative()}`.includes(`; ${name}=`)) memory.set(name, pair);
  },
};
