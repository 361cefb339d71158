import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPhone } from '../../story/onPhone.ts';
import { dialInSample } from '../../story/samples/phone.ts';
import { DialInSample } from '../../story/roomPhoneParts.tsx';
import { screenStates } from '../../story/screenStates.tsx';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { DialInWaysScreen } from './DialInWaysScreen.tsx';
import type { DialInWaysScreenProps } from './DialInWaysScreen.tsx';

const propsFor = (locale: Locale): DialInWaysScreenProps => ({
  t: liveTextFor(locale),
  way: 'automatic',
  ways: { automatic: '#ways', manual: '#manual-ways' },
  countries: dialInSample(locale),
});

const inState = screenStates(DialInWaysScreen, propsFor);

const meta = {
  title: 'Screens/DialInWaysScreen',
  component: DialInWaysScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof DialInWaysScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** EVT-76 The numbers, their hours, and the keys to press. */
export const Automatic: Story = { tags: ['visual'] };

/** EVT-77 an operator connects the caller. */
export const Manual: Story = {
  ...inState((locale) => ({ way: 'manual', countries: dialInSample(locale).slice(0, 1) })),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('link', { name: t('liveHelp.ways.manual') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText(t('liveHelp.ways.steps.manual.two'))).toBeVisible();
  },
};

/** A member coming from a meeting sees its numbers and their own call beside the steps. */
export const OfOneMeeting: Story = inState((locale) => ({
  meeting: <DialInSample locale={locale} isConnected={false} />,
}));

/** There is no number. */
export const None: Story = inState(() => ({ countries: [] }));

export const OnPhone: Story = { ...onPhone };
