// Only this folder may access the browser's storage: a lint rule refuses it elsewhere. Each access may
// throw: with blocked site data, full storage, and in frames of other sites.

/** Texts by name. Never throws: the page keeps texts that the browser does not, until it is left. */
export interface TextStore {
  /** Returns null if there is none. */
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** Returns the names of all entries, including those of other code. */
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
      // A server renders for many people and must not carry one's data over to the next.
      if (!isKept && typeof document !== 'undefined') memory.set(name, text);
    },
    remove: (name) => {
      memory.delete(name);
      ask((storage) => storage.removeItem(name));
    },
    names: () => [...memory.keys(), ...(ask(Object.keys) ?? [])],
  };
}

/** Texts kept in this browser (`localStorage`). */
export const browserStore: TextStore = textStore(() => localStorage);

/** Texts kept in this tab (`sessionStorage`). */
export const tabStore: TextStore = textStore(() => sessionStorage);
