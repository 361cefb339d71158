import { BrandPanel } from '@rostra/ui/BrandPanel';
import type { BrandPanelProps } from '@rostra/ui/BrandPanel';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').BrandPanel;

/** Show the next events by their titles. */
export const Do = () => <BrandPanel {...sample} />;

/** Fill it with announcements. */
export const Dont = () => (
  <BrandPanel
    {...sample}
    events={sample.events
      .slice(0, 1)
      .map((event) => ({ ...event, title: 'Sign up today!', by: '' }))}
  />
);

/** Shows what is on today; without events it describes the site. */
export const Example = ({ t, events, today }: BrandPanelProps) => (
  <BrandPanel t={t} events={events.slice(0, 3)} today={today} />
);
