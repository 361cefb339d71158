import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { AboutScreen } from './AboutScreen.tsx';
import type { AboutScreenProps } from './AboutScreen.tsx';

function propsFor(locale: Locale): AboutScreenProps {
  const t = screenTextFor(locale);
  return {
    t,
    audience: [
      { name: t('home.audience.experts.name'), text: t('home.audience.experts.text'), href: '#ex' },
    ],
    facts: { vip: 180, review: 24, contact: 24, topUp: 1 },
    contacts: null,
    legal: [{ name: t('about.legal.agreement'), href: '#terms' }],
  };
}

const meta = {
  title: 'Screens/AboutScreen',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <AboutScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** While the legal screens are not built, nothing links to them. */
export const WithoutLegal: Story = {
  render: (_args, context) => <AboutScreen {...propsFor(localeOf(context))} legal={[]} />,
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = { ...enlargedWhole };
