/** The React Router version whose built code this handles; check the code before changing it. */
const ROUTER_VERSION = '7.18.5';

/** Components that a bundler keeps for their `forwardRef` and `displayName`; the app does not use them. */
const UNUSED_COMPONENTS = ['Link', 'NavLink', 'Form'] as const;

const WAY_OUT = 'Mend apps/web/build/withoutUnused.ts by docs/adr/0004-goals-of-weight.md.';

/** Returns whether a file of React Router's production build defines its links and forms. */
export const makesLinks = (code: string): boolean => code.includes('\nvar NavLink = ');

/** @throws Error for any version other than the supported one */
export function requireKnownRouter(version: string): void {
  if (version === ROUTER_VERSION) return;
  throw new Error(
    `React Router ${version} is installed; what is left out of it was chosen for ${ROUTER_VERSION}. ${WAY_OUT}`,
  );
}

/**
 * Lets the bundler drop unused components of React Router. Marks their creation as pure and removes
 * the lines that set their names for developer tools.
 *
 * @throws Error if the code does not contain each of these lines exactly once
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
  throw new Error(`"${start}" occurs ${times} times in React Router, not once. ${WAY_OUT}`);
}
