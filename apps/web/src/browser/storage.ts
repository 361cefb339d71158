// The one place that reaches what the browser keeps: a lint rule refuses it elsewhere. Each access may
// throw where site data is blocked, where storage is full and in frames of other sites.

/** Texts by name. Never throws: what the browser does not keep, the page does until it is left. */
export interface TextStore {
  /** Null for nothing. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** The names of all that is kept, of other code too. */
  names: () => string[];
}

/** A server renders for many people: it must remember nothing of one for the next. */
const isServer = (): boolean => typeof document === 'undefined';

function textStore(native: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const tryNative = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(native());
    } catch {
      return undefined;
    }
  };
  return {
    read: (name) => memory.get(name) ?? tryNative((storage) => storage.getItem(name)) ?? null,
    write: (name, text) => {
      const isKept = tryNative((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isKept) memory.delete(name);
      else if (!isServer()) memory.set(name, text);
    },
    remove: (name) => {
      memory.delete(name);
      tryNative((storage) => storage.removeItem(name));
    },
    names: () => [...new Set([...(tryNative(Object.keys) ?? []), ...memory.keys()])],
  };
}

/** What this browser keeps (`localStorage`). */
export const browserStore: TextStore = textStore(() => localStorage);

/** What this tab keeps (`sessionStorage`). */
export const tabStore: TextStore = textStore(() => sessionStorage);

const cookieMemory = new Map<string, string>();

const nativeCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

const hasCookie = (name: string): boolean =>
  nativeCookies()
    .split('; ')
    .some((part) => part.startsWith(`${name}=`));

/** The cookies that scripts may read, with those that the browser refused since the page was loaded. */
export const cookieStore = {
  /** As `document.cookie` gives them: `a=1; b=2`. */
  read(): string {
    const refused = [...cookieMemory].map(([name, value]) => `${name}=${value}`);
    return [...refused, nativeCookies()].filter((part) => part !== '').join('; ');
  },
  /**
   * @param value encoded; empty deletes the cookie
   * @param attributes `; Path=/` and the like
   */
  write(name: string, value: string, attributes: string): void {
    try {
      document.cookie = `${name}=${value}${attributes}`;
    } catch {
      // A frame without site data: the page remembers.
    }
    cookieMemory.delete(name);
    if (value !== '' && !isServer() && !hasCookie(name)) cookieMemory.set(name, value);
  },
};
