/** Texts by name that live as long as the browser session, as in `sessionStorage`. */
export interface SessionCache {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}
