import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { PersonalCenterMenu } from '../../account/PersonalCenterMenu/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenTextFor } from '../../story/screenText.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { PersonalCenterLayout } from './PersonalCenterLayout.tsx';
import type { PersonalCenterLayoutProps } from './PersonalCenterLayout.tsx';

function propsFor(locale: Locale): PersonalCenterLayoutProps {
  const t = screenTextFor(locale);
  return {
    menu: <PersonalCenterMenu {...accountSample(locale).PersonalCenterMenu} />,
    title: t('personalCenter.security.title'),
    children: t('personalCenter.security.lead'),
  };
}

const inState = screenStates(PersonalCenterLayout, propsFor);

const meta = {
  title: 'Screens/PersonalCenterLayout',
  component: PersonalCenterLayout,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof PersonalCenterLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Menu beside page. */
export const Default: Story = { tags: ['visual'] };

/** An action on the whole page is at the end of the title's line. */
export const WithAction: Story = inState((locale) => ({
  action: (
    <LinkButton href="#topup">{screenTextFor(locale)('personalCenter.coin.topUp')}</LinkButton>
  ),
}));
