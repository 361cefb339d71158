import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { announcementStates } from './Announcement.states.ts';
import { Announcement } from './Announcement.tsx';

const meta = {
  title: 'Live room/Announcement',
  component: Announcement,
  args: { t: liveTextFor('en'), text: liveSample('en').announcement },
  decorators: [onStage()],
  render: (args, context) => {
    const locale = localeOf(context);
    const text = args.text === null ? null : liveSample(locale).announcement;
    return <Announcement {...args} t={liveTextFor(locale)} text={text} />;
  },
} satisfies Meta<typeof Announcement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  Announcement,
  announcementStates,
  (s) => {
    const locale = localeOfSample(s);
    return { t: liveTextFor(locale), text: liveSample(locale).announcement };
  },
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const ReadByEveryone: Story = {
  ...states.one('read by everyone'),
  tags: ['!test', 'state'],
};

export const Editable: Story = { ...states.one('editable'), tags: ['!test', 'state'] };

export const AsLongAsCanBeWithoutAPlaceToBreak: Story = {
  ...states.one('as long as can be, without a place to break'),
  tags: ['!test', 'state'],
};

/** LHST-15: Announced politely; can be collapsed and expanded by keyboard. */
export const Folded: Story = {
  play: async ({ canvas, globals }) => {
    const locale = localeOf({ globals });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(liveSample(locale).announcement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const fold = canvas.getByRole('button', {
      name: liveTextFor(locale)('live.announcement.label'),
    });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(liveSample(locale).announcement);
  },
};

/** LHST-15: The host and staff can edit and remove it. */
export const Interaction: Story = {
  args: { onEdit: fn(), onClear: fn() },
  play: async ({ args, canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('live.announcement.edit') }));
    await userEvent.click(canvas.getByRole('button', { name: t('live.announcement.clear') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Without an announcement nothing is visible, but the live region is already in the page. */
export const None: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnPhone: Story = { ...onPhone, args: { onEdit: fn(), onClear: fn() } };
