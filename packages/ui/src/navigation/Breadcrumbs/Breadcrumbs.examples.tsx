import { Breadcrumbs } from '@rostra/ui/Breadcrumbs';

/** Show the pages above this one, each under its own heading. */
export const Do = () => (
  <Breadcrumbs
    pages={[
      { label: 'Events', href: '#events' },
      { label: 'Meridian Photonics roadshow', href: '#event' },
    ]}
    current="Register"
  />
);

/** Number the steps of a form. */
export const Dont = () => (
  <Breadcrumbs
    pages={[
      { label: 'Step 1', href: '#step-1' },
      { label: 'Step 2', href: '#step-2' },
    ]}
    current="Step 3"
  />
);

interface EventPathProps {
  event: { title: string; href: string };
}

/** The path to an event’s materials, above the page’s heading. */
export function Example({ event }: EventPathProps) {
  return (
    <Breadcrumbs
      pages={[
        { label: 'Events', href: '/events' },
        { label: event.title, href: event.href },
      ]}
      current="Materials"
    />
  );
}
