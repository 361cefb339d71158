/** Where a screen stands in the menus. */
export type MenuPlace = 'main' | 'account' | 'footer';

/** One screen of the site: one row of the route table (platform §2). */
export interface Screen {
  /** Names the route file `src/routes/<id>.tsx`, and the screen's texts `screen.<id>`. */
  readonly id: string;
  /** Parameters as `:name`. */
  readonly path: string;
  /** `user`: a visitor is sent to log in first and comes back (AUTH-03). */
  readonly access: 'anyone' | 'user';
  /** `server`: rendered with content; `client`: the shell comes first, the rest by script. */
  readonly rendered: 'server' | 'client';
  /** Rendered by the server with texts about account, taking part and the site, which other such screens leave out. */
  readonly readsAccountTexts?: true;
  readonly menu?: MenuPlace;
  /** Menus with groups (personal center) head them by `menu.<group>`. */
  readonly group?: 'orders' | 'viewpoints' | 'attention' | 'account';
  /** The menu shows it only to those who hold it. */
  readonly capability?: string;
  /** Header without actions; a logged-in user is sent on (FND-26). */
  readonly isLoginPage?: true;
  /**
   * Without header and footer, and always a document of its own: it may ask the browser for what other
   * pages may not, so no link within the site leads into it or out of it without loading.
   */
  readonly isAlone?: true;
  /** With header and footer, and otherwise as `isAlone`: a document of its own. */
  readonly isOwnDocument?: true;
  /** Listed in sitemap.xml. */
  readonly isIndexed?: true;
}

/** Keeps the literal types of a row while checking its shape. */
export const screen = <const Row extends Screen>(row: Row): Row => row;
