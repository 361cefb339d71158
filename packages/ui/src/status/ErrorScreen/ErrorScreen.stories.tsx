import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenText } from '../../screens/screenText.ts';
import { LongTranslation, onNarrowestPhone } from '../../story/longTranslation.tsx';
import { lengthened } from '../../story/lengthened.ts';
import { screenTextFor, screenTextOf } from '../../story/screenText.ts';
import { StateGrid } from '../../story/StateGrid.tsx';
import { errorScreenStates } from './ErrorScreen.states.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const onPress = fn();

const propsFor = (t: ScreenText) => ({
  title: t('shell.failed.title'),
  text: t('shell.failed.text'),
  retry: { label: t('common.retry'), onPress },
});

const meta = {
  title: 'Status/ErrorScreen',
  component: ErrorScreen,
  args: propsFor(screenTextFor('en')),
  render: (_args, context) => <ErrorScreen {...propsFor(screenTextOf(context))} />,
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const sample = propsFor(screenTextOf(context));
    return (
      <StateGrid
        isWide
        cells={errorScreenStates.map(({ name, props }) => ({
          name,
          children: <ErrorScreen {...sample} retry={{ ...sample.retry, ...props }} />,
        }))}
      />
    );
  },
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = {
  ...onNarrowestPhone,
  render: (_args, context) => (
    <LongTranslation context={context}>
      <ErrorScreen {...lengthened(propsFor(screenTextOf(context)))} />
    </LongTranslation>
  ),
};

/** Makes a story of one state of its button. */
const one = (name: string): Story => ({
  render: (_args, context) => {
    const sample = propsFor(screenTextOf(context));
    const state = errorScreenStates.find((each) => each.name === name);
    return <ErrorScreen {...sample} retry={{ ...sample.retry, ...state?.props }} />;
  },
});

export const Failed: Story = { ...one('failed'), tags: ['!test', 'state'] };

export const TryingAgain: Story = { ...one('trying again'), tags: ['!test', 'state'] };

/** ERR-32: It is announced, and the reader can retry. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear();
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
