import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { attendanceSample } from '../story/attendanceSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { stateWord } from '../story/stateWord.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import { registrationStatusStates } from './RegistrationStatus.states.ts';
import { RegistrationStatus } from './RegistrationStatus.tsx';
import type { RegistrationStatusProps } from './RegistrationStatus.tsx';

const meta = {
  title: 'Events/RegistrationStatus',
  component: RegistrationStatus,
  args: attendanceSample('en').RegistrationStatus,
  render: (_args, context) => (
    <RegistrationStatus {...attendanceSample(localeOf(context)).RegistrationStatus} />
  ),
} satisfies Meta<typeof RegistrationStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each status under its own word. */
function Worded(props: RegistrationStatusProps) {
  return <RegistrationStatus {...props} word={stateWord(props.status, useUiLocale())} />;
}

export const AllStates: Story = {
  ...allStates(
    Worded,
    registrationStatusStates,
    (s) => attendanceSample(localeOfSample(s)).RegistrationStatus,
    { isWide: true },
  ),
  tags: ['visual'],
};

/** EVT-69: another site opens in a tab of its own, and says so. */
export const AnotherSite: Story = {
  render: (_args, context) => {
    const { t } = attendanceSample(localeOf(context)).RegistrationStatus;
    return (
      <RegistrationStatus
        t={t}
        status="registered"
        word={stateWord('registered', localeOf(context))}
        action={{
          label: t('registration.act.join'),
          href: 'https://meet.harrow.example/etch-2027',
          opensNewTab: true,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /new tab|新标签页/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
