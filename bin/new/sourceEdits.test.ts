import { describe, expect, it } from 'vitest';
import { addExport, addImport, addMember, inTurn } from './sourceEdits.ts';

const source = `import { b } from './b.ts';
import { z } from 'zod';
import { d } from './d.ts';

export const rows = {
  // A group.
  beta: { code: 1201 },

  delta: { code: 1301, inner: { kept: 'a, } b' } },
} as const satisfies Rows;

const list = [b, d];
const made = () => ({ one: 1 });
const nested = define({ two: 2 });
`;

const line = (edited: string, text: string): string[] => {
  const lines = edited.split('\n').map((each) => each.trim());
  const at = lines.indexOf(text);
  return lines.slice(at - 1, at + 2);
};

describe('addMember', () => {
  it('adds at the end of an object, or before a member', () => {
    expect(addMember(['rows'], 'omega: 1')(source)).toMatch(/b' \} \},\nomega: 1,\n\} as const/);
    const before = addMember(['rows'], 'gamma: 1', { before: /^delta/ })(source);
    expect(line(before, 'gamma: 1,')).toEqual([
      '',
      'gamma: 1,',
      "delta: { code: 1301, inner: { kept: 'a, } b' } },",
    ]);
  });

  it('adds right after the last member that fits, within its group', () => {
    const after = addMember(['rows'], 'gamma: 1', { after: /code: 12/ })(source);
    expect(line(after, 'gamma: 1,')).toEqual(['beta: { code: 1201 },', 'gamma: 1,', '']);
    expect(addMember(['rows'], 'gamma: 1', { after: /code: 99/ })(source)).toMatch(/gamma: 1,\n\}/);
  });

  it('adds to an inner object, a returned one, and the argument of a call', () => {
    expect(addMember(['rows', 'delta', 'inner'], 'x: 1')(source)).toContain("b',\nx: 1 }");
    expect(addMember(['made'], 'x: 1')(source)).toContain('{ one: 1,\nx: 1 }');
    expect(addMember(['nested'], 'x: 1')(source)).toContain('{ two: 2,\nx: 1 }');
  });

  it('adds to an array in the order of the alphabet', () => {
    expect(addMember(['list'], 'c', { sorted: true })(source)).toContain('[b, c,\nd]');
    expect(addMember(['list'], 'e', { sorted: true })(source)).toContain('[b, d,\ne]');
  });

  it('refuses code without the object', () => {
    expect(() => addMember(['rows', 'gone'], 'x: 1')(source)).toThrow(
      'no object or list `rows.gone`',
    );
    expect(() => addMember(['other'], 'x: 1')(source)).toThrow('no object or list `other`');
  });
});

describe('addImport', () => {
  it('adds among the imports of the same folder, in their order', () => {
    const edited = addImport('{ c }', './c.ts')(source);
    expect(line(edited, "import { c } from './c.ts';")).toEqual([
      "import { z } from 'zod';",
      "import { c } from './c.ts';",
      "import { d } from './d.ts';",
    ]);
  });

  it('adds after the last of them, and at the top of a file without imports', () => {
    const edited = inTurn(addImport('{ e }', './e.ts'), addImport('{ f }', './f.ts'))(source);
    expect(line(edited, "import { e } from './e.ts';")).toEqual([
      "import { d } from './d.ts';",
      "import { e } from './e.ts';",
      "import { f } from './f.ts';",
    ]);
    expect(addImport('{ e }', './e.ts')('const x = 1;')).toBe(
      "import { e } from './e.ts';\n\nconst x = 1;",
    );
  });
});

describe('addExport', () => {
  const index =
    "export * from './a.ts';\nexport { x } from './parts/x.ts';\nexport * from './z.ts';\n";

  it('adds among the exports from the same folder, in their order', () => {
    expect(addExport('{ b }', './parts/b.ts')(index)).toContain(
      "export { b } from './parts/b.ts';\nexport { x }",
    );
    expect(addExport('{ y }', './parts/y.ts')(index)).toContain(
      "'./parts/x.ts';\nexport { y } from './parts/y.ts';\nexport *",
    );
    expect(addExport('*', './b.ts')(index)).toContain(
      "export * from './b.ts';\nexport * from './z.ts'",
    );
  });
});
