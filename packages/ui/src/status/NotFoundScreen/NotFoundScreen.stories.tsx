import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenText } from '../../screens/screenText.ts';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { notFoundScreenStates } from './NotFoundScreen.states.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const onBack = fn();

const propsFor = (t: ScreenText) => ({
  title: t('shell.notFound.title'),
  text: t('shell.notFound.text'),
  home: { label: t('shell.notFound.home'), href: '#home' },
  back: { label: t('shell.notFound.back'), onPress: onBack },
  search: { label: t('shell.notFound.search'), action: '/search', parameter: 'key' },
});

const meta = {
  title: 'Status/NotFoundScreen',
  component: NotFoundScreen,
  args: propsFor(screenTextFor('en')),
  render: (_args, context) => <NotFoundScreen {...propsFor(screenTextOf(context))} />,
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  NotFoundScreen,
  notFoundScreenStates,
  (s) => propsFor(screenTextOfSample(s)),
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const WithSearch: Story = { ...states.one('with search'), tags: ['!test', 'state'] };

export const WithoutSearch: Story = { ...states.one('without search'), tags: ['!test', 'state'] };

/** FND-24: there is a way back. */
export const Interaction: Story = {
  play: async ({ canvas, canvasElement }) => {
    onBack.mockClear();
    const [back] = canvas.getAllByRole('button').slice(-1);
    if (back) await userEvent.click(back);
    await expect(onBack).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('a')).toHaveAttribute('href', '#home');
  },
};
