import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType } from 'react';

type Tag = 'h1' | 'ul' | 'li' | 'code';

// Pages alone need Storybook's blocks; stories and their tests load without them.
const load = () => import('./docsComponents.tsx');

/** Draws Markdown's tag as it is until what draws it on our pages has come. */
function whenLoaded<Name extends Tag>(Plain: Name, Full: ComponentType<ComponentProps<Name>>) {
  return function Markdown(props: ComponentProps<Name>) {
    const Element = Plain as unknown as ComponentType<ComponentProps<Name>>;
    return (
      <Suspense fallback={<Element {...props} />}>
        <Full {...props} />
      </Suspense>
    );
  };
}

/** Makes a block of our own usable on pages without an import; it appears once it has loaded. */
function whenNeeded<Props extends object>(Full: ComponentType<Props>) {
  return function Block(props: Props) {
    return (
      <Suspense>
        <Full {...props} />
      </Suspense>
    );
  };
}

/** Components that draw Markdown on documentation pages, and blocks of our own. */
export const docsComponents = {
  h1: whenLoaded(
    'h1',
    lazy(async () => ({ default: (await load()).PageTitle })),
  ),
  ul: whenLoaded(
    'ul',
    lazy(async () => ({ default: (await load()).List })),
  ),
  li: whenLoaded(
    'li',
    lazy(async () => ({ default: (await load()).Line })),
  ),
  code: whenLoaded(
    'code',
    lazy(async () => ({ default: (await load()).Code })),
  ),
  ExampleCode: whenNeeded(lazy(async () => ({ default: (await load()).ExampleCode }))),
  Practice: whenNeeded(lazy(async () => ({ default: (await load()).Practice }))),
  TokenList: whenNeeded(lazy(async () => ({ default: (await load()).TokenList }))),
};
