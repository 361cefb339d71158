/** Texts that live as long as the browser's session, by name: `sessionStorage` and its like. */
export interface SessionCache {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}
