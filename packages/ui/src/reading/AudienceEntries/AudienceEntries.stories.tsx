import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenText } from '../../screens/screenText.ts';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { audienceEntriesStates } from './AudienceEntries.states.ts';
import { AudienceEntries } from './AudienceEntries.tsx';

const audiences = [
  'investors',
  'analysts',
  'experts',
  'companies',
  'wealth',
  'organizers',
] as const;

const entriesOf = (t: ScreenText) =>
  audiences.map((key) => ({
    name: t(`home.audience.${key}.name`),
    text: t(`home.audience.${key}.text`),
    href: `#${key}`,
  }));

const meta = {
  title: 'Reading/AudienceEntries',
  component: AudienceEntries,
  args: { entries: entriesOf(screenTextFor('en')) },
  render: (args, context) => (
    <AudienceEntries {...args} entries={entriesOf(screenTextOf(context))} />
  ),
} satisfies Meta<typeof AudienceEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  AudienceEntries,
  audienceEntriesStates,
  (s) => ({ entries: entriesOf(screenTextOfSample(s)) }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Grid: Story = { ...states.one('grid'), tags: ['!test', 'state'] };

export const List: Story = { ...states.one('list'), tags: ['!test', 'state'] };
