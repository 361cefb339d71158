/** The React Router whose built code this knows; another one is looked at before it is built with. */
const ROUTER_VERSION = '7.18.5';

/** Made by `forwardRef` and then named, so that a bundler keeps them. The app's links and forms are others. */
const UNUSED_COMPONENTS = ['Link', 'NavLink', 'Form'] as const;

const WAY_OUT = 'Mend apps/web/build/withoutUnused.ts by docs/adr/0004-goals-of-weight.md.';

/** The file of React Router's production build that makes its links and forms. */
export const makesLinks = (code: string): boolean => code.includes('\nvar NavLink = ');

/** @throws Error for any other version than the one that this was written for */
export function requireKnownRouter(version: string): void {
  if (version === ROUTER_VERSION) return;
  throw new Error(
    `React Router ${version} is installed; what is left out of it was chosen for ${ROUTER_VERSION}. ${WAY_OUT}`,
  );
}

/**
 * Lets the bundler see that components of React Router's are unused: marks their making as pure and
 * takes the lines away that name them for developers' tools.
 *
 * @throws Error when the code does not hold each of these lines exactly once
 */
export function withoutUnused(code: string): string {
  let lean = code;
  for (const name of UNUSED_COMPONENTS) {
    lean = replaceOnce(lean, `var ${name} = React10.forwardRef(`, (line) =>
      line.replace('React10', '/* @__PURE__ */ React10'),
    );
    lean = replaceOnce(lean, `${name}.displayName = "${name}";`, () => '');
  }
  return lean;
}

function replaceOnce(code: string, start: string, change: (line: string) => string): string {
  const [before, after, ...more] = code.split(`\n${start}`);
  if (before !== undefined && after !== undefined && more.length === 0) {
    return `${before}\n${change(start)}${after}`;
  }
  const times = code.split(`\n${start}`).length - 1;
  throw new Error(`"${start}" stands ${times} times in React Router, not once. ${WAY_OUT}`);
}
