import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { facts } from './facts.ts';
import './docs.css';

/** Returns the components of each family, both in the order of their names. */
function familiesOf(): [string, string[]][] {
  const families = new Map<string, string[]>();
  for (const name of Object.keys(facts).sort()) {
    const family = facts[name]?.family ?? '';
    families.set(family, [...(families.get(family) ?? []), name]);
  }
  return [...families].sort(([a], [b]) => a.localeCompare(b));
}

/** Every component by family: its page, its purpose and its status. */
export const ComponentTable = () => (
  <div className="component-table sb-unstyled">
    {familiesOf().map(([family, names]) => (
      <section key={family} aria-labelledby={`family-${family}`}>
        <h3 id={`family-${family}`}>
          {family} <span>{names.length}</span>
        </h3>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <AnchorMdx href={`?path=/docs/${facts[name]?.docsId}`} target="_self">
                {name}
              </AnchorMdx>
              <span data-status={facts[name]?.status}>{facts[name]?.status}</span>
              <p>{facts[name]?.summary}</p>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
