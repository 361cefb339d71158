// This folder alone reaches what the browser keeps: a lint rule refuses it elsewhere. Each access may
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

function textStore(native: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const ask = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(native());
    } catch {
      return undefined;
    }
  };
  return {
    read: (name) => memory.get(name) ?? ask((storage) => storage.getItem(name)) ?? null,
    write: (name, text) => {
      memory.delete(name);
      const isKept = ask((storage) => {
        storage.setItem(name, text);
        return true;
      });
      // A server renders for many people: it must remember nothing of one for the next.
      if (!isKept && typeof document !== 'undefined') memory.set(name, text);
    },
    remove: (name) => {
      memory.delete(name);
      ask((storage) => storage.removeItem(name));
    },
    names: () => [...memory.keys(), ...(ask(Object.keys) ?? [])],
  };
}

/** What this browser keeps (`localStorage`). */
export const browserStore: TextStore = textStore(() => localStorage);

/** What this tab keeps (`sessionStorage`). */
export const tabStore: TextStore = textStore(() => sessionStorage);
