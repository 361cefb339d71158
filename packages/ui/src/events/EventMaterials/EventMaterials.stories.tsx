import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/index.ts';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { eventMaterialsStates } from './EventMaterials.states.ts';
import { EventMaterials } from './EventMaterials.tsx';
import type { EventMaterialsProps } from './EventMaterials.tsx';

const meta = {
  title: 'Events/EventMaterials',
  component: EventMaterials,
  args: attendanceSample('en').EventMaterials,
  render: (_args, context) => (
    <EventMaterials {...attendanceSample(localeOf(context)).EventMaterials} />
  ),
} satisfies Meta<typeof EventMaterials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Spaces the sections as the page does. */
function Sections(props: EventMaterialsProps) {
  return (
    <Stack gap={8}>
      <EventMaterials {...props} />
    </Stack>
  );
}

const states = statesOf(
  Sections,
  eventMaterialsStates,
  (s) => attendanceSample(localeOfSample(s)).EventMaterials,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const FilesLinksNotes: Story = {
  ...states.one('files, links, notes'),
  tags: ['!test', 'state'],
};

export const FilesAlone: Story = { ...states.one('files alone'), tags: ['!test', 'state'] };

/** EVT-17: A press requests the file. */
export const Interaction: Story = {
  render: (args, context) => (
    <EventMaterials
      {...attendanceSample(localeOf(context)).EventMaterials}
      onOpenFile={args.onOpenFile}
    />
  ),
  args: { onOpenFile: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenFile).toHaveBeenCalledWith('/files/1');
  },
};
