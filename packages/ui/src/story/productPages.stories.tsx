import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { EventCalendar } from '../reading/EventCalendar/index.ts';
import { Heading } from '../foundations/Heading/index.ts';
import { IdentityStatus } from '../account/IdentityStatus/index.ts';
import { Inline } from '../layout/Inline/index.ts';
import { OrganizationCard } from '../account/OrganizationCard/index.ts';
import { ReturnFigure } from '../data/ReturnFigure/index.ts';
import { ruled, sections, twoColumns } from '../screens/pageFrame.css.ts';
import { SectionHead } from '../layout/SectionHead/index.ts';
import { Stack } from '../layout/Stack/index.ts';
import { StockChart } from '../data/StockChart/index.ts';
import { Text } from '../foundations/Text/index.ts';
import { TrendBadge } from '../data/TrendBadge/index.ts';
import type { Trend } from '../data/TrendBadge/index.ts';
import { UserCard } from '../account/UserCard/index.ts';
import { castIn } from './samples/cast/index.ts';
import { calendarSample } from './samples/calendar.ts';
import { sampleFund, sampleOrganization, sampleUser } from './samples/people.ts';
import { chartSample } from './samples/price.ts';
import { nothing, sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';
import { SitePage } from './SitePage.tsx';
import type { SitePageProps } from './SitePage.tsx';

const meta = {
  title: 'Screens/Product pages',
  component: SitePage,
  parameters: { layout: 'fullscreen' },
  args: { locale: 'en', theme: 'rostra', children: null },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Viewpoints of the same author, and their results. */
const record: readonly { trend: Trend; expectedChange: number; percent: number | null }[] = [
  { trend: 'bullish', expectedChange: 50, percent: 61.4 },
  { trend: 'bearish', expectedChange: -30, percent: -34.12 },
  { trend: 'none', expectedChange: 15, percent: -11.7 },
  { trend: 'bullish', expectedChange: 100, percent: null },
];

function Record({ locale }: { locale: Locale }) {
  const { localized } = sampleWords(locale);
  return (
    <section>
      <SectionHead
        title={localized('Track record', '历史战绩')}
        sub={localized('since 2023', '2023 年以来')}
      />
      {record.map(({ trend, expectedChange, percent }) => (
        <div key={expectedChange} className={ruled}>
          <Inline justify="between">
            <TrendBadge trend={trend} expectedChange={expectedChange} />
            <ReturnFigure percent={percent} />
          </Inline>
        </div>
      ))}
    </section>
  );
}

/** COM-12: Forecast, author, result so far, and the author's record beside it. */
export const Viewpoint: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const locale = localeOf(context);
    const { localized } = sampleWords(locale);
    const company = castIn(locale).companies.haoyuan;
    return (
      <SitePage locale={locale} theme={context.globals['theme']}>
        <div className={twoColumns}>
          <div className={sections}>
            <Stack gap={4}>
              <Inline gap={3}>
                <TrendBadge trend="bullish" expectedChange={30} />
                <Text as="span" size="sm" tone="secondary">
                  {`${company.name} ${company.stockCode}`}
                </Text>
              </Inline>
              <Heading level={1} size="reading-title">
                {localized(
                  'Inverters, not cells, set the margin floor from here',
                  '利润底由逆变器决定，而不再是电芯',
                )}
              </Heading>
              <UserCard user={sampleUser(locale)} following={{ isOn: false, onChange: nothing }} />
            </Stack>
            <StockChart {...chartSample(locale)} range={undefined} />
          </div>
          <div className={sections}>
            <Record locale={locale} />
            <OrganizationCard organization={sampleOrganization(locale)} />
          </div>
        </div>
      </SitePage>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

function CalendarPage({ locale, theme }: Omit<SitePageProps, 'children'>) {
  const sample = calendarSample(locale);
  const [day, setDay] = useState(sample.day);
  return (
    <SitePage locale={locale} theme={theme}>
      <Stack gap={6}>
        <Heading level={1} size="title-lg">
          {sampleWords(locale).localized('Event calendar', '活动日历')}
        </Heading>
        <EventCalendar {...sample} day={day} onDayChange={setDay} />
      </Stack>
    </SitePage>
  );
}

/** CAL-01: the month over the whole column, the day's events below. */
export const Calendar: Story = {
  tags: ['visual'],
  render: (_args, context) => (
    <CalendarPage locale={localeOf(context)} theme={context.globals['theme']} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** A person's page: identity, company, and their record. */
export const PersonalHomepage: Story = {
  tags: ['visual'],
  render: (_args, context) => {
    const locale = localeOf(context);
    const { localized } = sampleWords(locale);
    return (
      <SitePage locale={locale} theme={context.globals['theme']}>
        <div className={twoColumns}>
          <div className={sections}>
            <UserCard
              look="page"
              level={1}
              user={sampleUser(locale)}
              following={{ isOn: true, onChange: nothing }}
              tierNote={localized(
                'Tier 1: 17 of 25 ended viewpoints met their target.',
                '一级：25 篇已结束的观点中，17 篇达到预期。',
              )}
            />
            <OrganizationCard look="page" level={2} organization={sampleFund(locale)} />
          </div>
          <Record locale={locale} />
        </div>
      </SitePage>
    );
  },
};

/** PROF-15: the reader's own certification. */
export const Identity: Story = {
  render: (_args, context) => {
    const locale = localeOf(context);
    const { localized } = sampleWords(locale);
    const { name, company } = sampleUser(locale);
    return (
      <SitePage locale={locale} theme={context.globals['theme']}>
        <Stack gap={6}>
          <Heading level={1} size="title-lg">
            {localized('Identity', '身份信息')}
          </Heading>
          <IdentityStatus
            state="passed"
            word={localized('Authenticated', '已认证')}
            realName={name}
            organization={company}
            organizationType={localized('Fund', '基金')}
            review={{ minutes: 30, from: '08:00', until: '21:00' }}
            applyHref="#authentication"
          />
        </Stack>
      </SitePage>
    );
  },
};
