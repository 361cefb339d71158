import { expect, it } from 'vitest';
import { changesets, componentsOf } from '../../../.changeset/components.mjs';
import changelog from '../../../.changeset/changelog.mjs';

const ours = changesets().filter(({ text }) => text.includes("'@rostra/ui':"));

// None right after a release.
it('names the components of each changeset', () => {
  const nameless = ours.filter(({ text }) => componentsOf(text).length === 0).map(({ id }) => id);
  expect(nameless, "'@rostra/ui': minor # Button").toEqual([]);
});

it('takes components from the front matter first, and otherwise from the text', () => {
  const text = 'Badge counts. `Button` and TextField, and `Nothing` of ours. Text is text.';
  expect(componentsOf(`---\n'@rostra/ui': patch # Menu, Old\n---\n\n${text}`)).toEqual([
    'Menu',
    'Old',
  ]);
  expect(componentsOf(`---\n'@rostra/ui': patch\n---\n\n${text}`)).toEqual(['Button', 'TextField']);
});

it('begins a CHANGELOG line with its components', () => {
  const [first] = ours;
  if (!first) return;
  const line = changelog.getReleaseLine({ id: first.id, summary: 'What it is.\n\nMore.' });
  expect(line).toBe(`- **${componentsOf(first.text).join(', ')}**: What it is.\n\n  More.`);
});
