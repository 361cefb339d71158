import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { withUi } from '../../packages/ui/src/story/withUi.tsx';
import { facts } from './facts.ts';

/** A component's file of examples: one to copy, one to follow, one to avoid. */
export interface Examples {
  /** Complete code. It takes props where its data come from a server; then it isn't drawn. */
  Example: ComponentType<never>;
  Do: ComponentType;
  Dont: ComponentType;
}

/** Returns the facts of the examples of the page's component. */
function useExampleFacts() {
  const title = useContext(DocsContext).componentStories()[0]?.title ?? '';
  return facts[title.split('/').at(-1) ?? '']?.examples;
}

/** Draws an example in the toolbar's theme, scheme and language. */
function Drawn({ of: Part }: { of: ComponentType }) {
  const context = useContext(DocsContext);
  const readGlobals = () => context.getStoryContext(context.storyById()).globals;
  const [globals, setGlobals] = useState(readGlobals);
  useEffect(() => {
    const update = () => setGlobals(readGlobals());
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  });
  return (
    <div className="example-drawn sb-unstyled">{withUi(Part, { globals, parameters: {} })}</div>
  );
}

/** Shows an example to follow beside one to avoid, each with its rule. */
export function Practice({ of: { Do, Dont } }: { of: Examples }) {
  const notes = useExampleFacts();
  return (
    <div className="practice">
      <figure data-kind="do">
        <Drawn of={Do} />
        <figcaption>{notes?.['Do']?.note}</figcaption>
      </figure>
      <figure data-kind="dont">
        <Drawn of={Dont} />
        <figcaption>{notes?.['Dont']?.note}</figcaption>
      </figure>
    </div>
  );
}

/** Shows code to copy, and its result where it needs no data. */
export function ExampleCode({ of: { Example } }: { of: Examples }) {
  const code = useExampleFacts()?.['Example']?.code ?? '';
  return (
    <>
      {Example.length === 0 && <Drawn of={Example as ComponentType} />}
      <Source code={code} language="tsx" />
    </>
  );
}
