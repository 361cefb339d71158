import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../../story/samples/account.ts';
import { sampleWords } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { ChooseFocusScreen } from './ChooseFocusScreen.tsx';
import type { ChooseFocusScreenProps } from './ChooseFocusScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): ChooseFocusScreenProps {
  const { localized } = sampleWords(locale);
  const { options } = accountSample(locale).FocusPicker;
  return {
    t: screenTextFor(locale),
    industries: options,
    markets: [
      localized('Mainland China', '中国内地'),
      localized('Hong Kong', '中国香港'),
      localized('United States', '美国'),
    ].map((name, index) => ({ id: index + 1, name })),
    hasFailed: false,
    onRetry: nothing,
    chosen: { industries: [2], markets: [] },
    onChange: nothing,
    onSubmit: nothing,
    isPending: false,
  };
}

const inState = screenStates(ChooseFocusScreen, propsFor);

const meta = {
  title: 'Screens/ChooseFocusScreen',
  component: ChooseFocusScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof ChooseFocusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One industry chosen. */
export const Default: Story = { tags: ['visual'] };

/** Nothing chosen yet: the button is disabled. */
export const NothingChosen: Story = inState(() => ({ chosen: { industries: [], markets: [] } }));

/** The lists are loading. */
export const Loading: Story = inState(() => ({ industries: undefined }));

/** The lists failed to load. */
export const Failed: Story = inState(() => ({ hasFailed: true }));
