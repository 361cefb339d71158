import type { TextArea } from '../language/TextArea.ts';

/** Position of a screen in the menus. */
export type MenuPosition = 'main' | 'account' | 'footer';

/** A screen of the site: one row of its feature's table, `features/<feature>/screens.ts` (platform §2). */
export interface Screen {
  /** Names the route file `src/routes/<id>.tsx`, and the screen's title `screen.<id>`. */
  readonly id: string;
  /** Parameters as `:name`. */
  readonly path: string;
  /** `user`: a visitor is first sent to log in and comes back (AUTH-03). */
  readonly access: 'anyone' | 'user';
  /** `server`: rendered with content; `client`: the shell comes first, the rest by script. */
  readonly rendered: 'server' | 'client';
  /** The areas of texts that it reads besides the shell's; `screenNeeds.test.ts` compares. */
  readonly texts?: readonly TextArea[];
  readonly menu?: MenuPosition;
  /** Menus with groups (account menu) head them by `menu.<group>`. */
  readonly group?: 'orders' | 'viewpoints' | 'attention' | 'account';
  /** The menu shows it only to readers with this capability. */
  readonly capability?: string;
  /** Header without actions; a logged-in user is redirected (FND-26). */
  readonly isLoginPage?: true;
  /**
   * Without header and footer, and always a document of its own. It may request browser permissions
   * that other pages may not, so every link into or out of it is a full page load.
   */
  readonly isAlone?: true;
  /** With header and footer, but otherwise like `isAlone`: a document of its own. */
  readonly isOwnDocument?: true;
  /** Listed in sitemap.xml. */
  readonly isIndexed?: true;
}

/** Keeps the literal types of a row while checking its shape. */
export const screen = <const Row extends Screen>(row: Row): Row => row;
