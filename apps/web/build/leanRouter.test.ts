import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedRouter } from './installedRouter.ts';
import { makesLinks, requireKnownRouter, withoutUnused } from './withoutUnused.ts';

const { version, production } = installedRouter();
const files = readdirSync(production)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(production, file), 'utf8'))
  .filter(makesLinks);
const [code = ''] = files;

describe('unused parts of React Router [W1]', () => {
  it('finds the unused parts in one file of the installed version', () => {
    expect(() => requireKnownRouter(version)).not.toThrow();
    expect(files).toHaveLength(1);
  });

  it('marks the unused components and changes nothing else', () => {
    const own = code.split('\n');
    const lean = withoutUnused(code).split('\n');
    expect(own.filter((line) => !lean.includes(line))).toEqual([
      'var Link = React10.forwardRef(',
      'Link.displayName = "Link";',
      'var NavLink = React10.forwardRef(',
      'NavLink.displayName = "NavLink";',
      'var Form = React10.forwardRef(',
      'Form.displayName = "Form";',
    ]);
    expect(lean.filter((line) => !own.includes(line))).toEqual([
      'var Link = /* @__PURE__ */ React10.forwardRef(',
      'var NavLink = /* @__PURE__ */ React10.forwardRef(',
      'var Form = /* @__PURE__ */ React10.forwardRef(',
    ]);
  });

  it('fails for another version and names a missing or repeated line', () => {
    expect(() => requireKnownRouter('7.18.6')).toThrow(/React Router 7\.18\.6 is installed/);
    const missing = code.replace('\nForm.displayName', '\nForm.name');
    expect(() => withoutUnused(missing)).toThrow(/"Form\.displayName.*occurs 0 times/);
    expect(() => withoutUnused(`${code}\nvar Link = React10.forwardRef(x);`)).toThrow(
      /"var Link.*occurs 2 times/,
    );
  });
});
