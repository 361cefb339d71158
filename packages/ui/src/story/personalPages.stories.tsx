import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppointmentForm } from '../events/AppointmentForm/index.ts';
import { FavoriteFolders } from '../account/FavoriteFolders/index.ts';
import { Heading } from '../foundations/Heading/index.ts';
import { InvitePanel } from '../account/InvitePanel/index.ts';
import { IprNotice } from '../account/IprNotice/index.ts';
import { LanguageSwitch } from '../navigation/LanguageSwitch/index.ts';
import { NoticeSettings } from '../account/NoticeSettings/index.ts';
import { OrganizationCard } from '../account/OrganizationCard/index.ts';
import { PersonalCenterMenu } from '../account/PersonalCenterMenu/index.ts';
import { PersonalCenterLayout } from '../screens/PersonalCenterLayout/index.ts';
import { sections, twoColumns } from '../screens/pageFrame.css.ts';
import { SectionHead } from '../layout/SectionHead/index.ts';
import { UserCard } from '../account/UserCard/index.ts';
import { accountSample } from './samples/account.ts';
import { onPhone } from './onPhone.ts';
import { sampleFund, sampleUser } from './samples/people.ts';
import { personalCenterSample } from './samples/personalCenter.ts';
import { personalSample } from './samples/personal.ts';
import { nothing, sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';
import { SitePage } from './SitePage.tsx';

type PersonalPage = 'invite' | 'favorites' | 'settings';

/** The menu with the page shown as its current entry. */
function Menu({ locale, current }: { locale: Locale; current: PersonalPage }) {
  const { t, localized } = sampleWords(locale);
  const entry = (page: PersonalPage | 'articles' | 'coins', text: string) => ({
    href: `#${page}`,
    text,
    isCurrent: page === current,
  });
  return (
    <PersonalCenterMenu
      label={t('personalCenter.menu.label')}
      groups={[
        {
          heading: t('personalCenter.menu.orders'),
          items: [
            entry('articles', t('personalCenter.menu.articles')),
            entry('favorites', localized('Favorites', '收藏')),
          ],
        },
        {
          heading: t('personalCenter.menu.account'),
          items: [
            entry('coins', t('personalCenter.menu.virtualCoin')),
            entry('invite', localized('Invitations', '邀请好友')),
            entry('settings', localized('Settings', '设置')),
          ],
        },
      ]}
    />
  );
}

const meta = {
  title: 'Screens/Personal pages',
  component: PersonalCenterLayout,
  parameters: { layout: 'fullscreen' },
  args: { menu: null, title: '', children: null },
} satisfies Meta<typeof PersonalCenterLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * INV-01: The reward of an invitation, the reader's own code and link, and the people who joined.
 */
export const Invitations: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    return (
      <PersonalCenterLayout
        menu={<Menu locale={locale} current="invite" />}
        title={sampleWords(locale).localized('Invitations', '邀请好友')}
      >
        <InvitePanel {...personalSample(locale).InvitePanel} />
      </PersonalCenterLayout>
    );
  },
};

/** The choice of notifications and their language, where the site has no header. */
export const Settings: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    return (
      <PersonalCenterLayout
        menu={<Menu locale={locale} current="settings" />}
        title={sampleWords(locale).localized('Settings', '设置')}
        action={<LanguageSwitch onChange={nothing} />}
      >
        <NoticeSettings {...personalCenterSample(locale).NoticeSettings} />
      </PersonalCenterLayout>
    );
  },
};

/** PROF-60: The notice on intellectual property comes before everything. */
export const IntellectualProperty: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    return (
      <PersonalCenterLayout
        menu={<Menu locale={locale} current="favorites" />}
        title={sampleWords(locale).localized('Favorites', '收藏')}
      >
        <FavoriteFolders {...personalSample(locale).FavoriteFolders} />
        <IprNotice {...accountSample(locale).IprNotice} />
      </PersonalCenterLayout>
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

function FavoritesPage({ locale }: { locale: Locale }) {
  const sample = personalSample(locale).FavoriteFolders;
  const [current, setCurrent] = useState(sample.current);
  return (
    <PersonalCenterLayout
      menu={<Menu locale={locale} current="favorites" />}
      title={sampleWords(locale).localized('Favorites', '收藏')}
    >
      <FavoriteFolders
        {...sample}
        current={current}
        onOpen={setCurrent}
        items={current === sample.current ? sample.items : []}
      />
    </PersonalCenterLayout>
  );
}

/** The favorites by folder. */
export const Favorites: Story = {
  tags: ['visual'],
  render: (_args, context) => <FavoritesPage locale={localeOf(context)} />,
};

/** On a phone the folders are above their contents; an empty one shows that it is empty. */
export const FavoritesOnPhone: Story = {
  ...onPhone,
  render: (_args, context) => <FavoritesPage locale={localeOf(context)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(To read this week|本周要读)/ }));
    await expect(canvas.queryByText(/shortage moved|紧缺环节/)).toBeNull();
  },
};

function AppointmentPage({ locale }: { locale: Locale }) {
  const sample = personalSample(locale).AppointmentForm;
  const { localized } = sampleWords(locale);
  const user = sampleUser(locale);
  const [values, setValues] = useState(sample.values);
  return (
    <div className={twoColumns}>
      <div className={sections}>
        <Heading level={1} size="title-lg">
          {localized(`One-to-one with ${user.name}`, `与${user.name}一对一`)}
        </Heading>
        <AppointmentForm
          {...sample}
          person={user.name}
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
        />
      </div>
      <aside className={sections}>
        <section>
          <SectionHead title={localized('With whom', '交流对象')} />
          <UserCard user={user} following={{ isOn: false, onChange: nothing }} />
        </section>
        <OrganizationCard organization={sampleFund(locale)} />
      </aside>
    </div>
  );
}

const appointment: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    return (
      <SitePage locale={locale} theme={context.globals['theme']}>
        <div data-screenshot>
          <AppointmentPage locale={locale} />
        </div>
      </SitePage>
    );
  },
};

/** APPT-01: Times and topic of a talk with one person, its price beside the answer. */
export const Appointment: Story = {
  ...appointment,
  tags: ['visual'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getAllByRole('radio').length).toBeGreaterThan(1);
  },
};

/** On a phone the invited person is below the form, and nothing is wider than the screen. */
export const AppointmentOnPhone: Story = {
  ...appointment,
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
