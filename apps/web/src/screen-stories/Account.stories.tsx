import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { companies, events, people } from '@rostra/ui/story/cast';
import { either } from './sampleWords.ts';
import { CertificationPage } from './pages/CertificationPage.tsx';
import { FavoritesPage } from './pages/FavoritesPage.tsx';
import { AppointmentPage } from './pages/AppointmentPage.tsx';
import { IdentityPage } from './pages/IdentityPage.tsx';
import { InvitationPage } from './pages/InvitationPage.tsx';
import { oneToOneEvent } from './samples/eventResponses.ts';
import { certificationSamples, companySample, fundSample } from './samples/organizationSamples.ts';
import {
  appointmentSample,
  favoriteSamples,
  folderSamples,
  invitationSample,
} from './samples/personalSamples.ts';
import { screenStory } from './screenStory.tsx';

const meta = {
  title: 'Screens by the contract/Account',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onApply = fn();
const onSend = fn();

const identity = '/personalCenter/identityInformation';

/** A refused `Certification`, with its reason. */
export const IdentityRejected: Story = {
  ...screenStory({
    path: identity,
    screen: ({ locale }) => <IdentityPage certification={certificationSamples(locale).rejected} />,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Refused|未通过)$/);
    await canvas.findByText(/another organization|名片上的机构与所填机构不一致/);
  },
};

/** A certification under review: there is nothing to do. */
export const IdentityPending: Story = {
  ...screenStory({
    path: identity,
    screen: ({ locale }) => <IdentityPage certification={certificationSamples(locale).pending} />,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Under review|审核中)$/);
  },
};

/** An approved certification. */
export const IdentityPassed: Story = {
  ...screenStory({
    path: identity,
    screen: ({ locale }) => <IdentityPage certification={certificationSamples(locale).passed} />,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Authenticated|已认证)$/);
  },
};

/** The wizard sends a `CertificationApplication`. */
export const Certification: Story = {
  ...screenStory({
    path: '/authentication',
    screen: () => (
      <CertificationPage organizations={[fundSample, companySample]} onApply={onApply} />
    ),
  }),
  play: async ({ canvas }) => {
    onApply.mockClear();
    const next = await canvas.findByRole('button', { name: /^(Next|下一步)$/ });
    const field = (name: RegExp) => canvas.findByRole('textbox', { name });
    await userEvent.type(await field(/real name|真实姓名/), people.helenShaw.name['zh-CN']);
    await userEvent.click(next);
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Fund|基金)$/ }));
    await userEvent.type(await field(/^(Name|名称)$/), companies.northgate.name.en);
    await userEvent.click(canvas.getByRole('button', { name: /^(Submit|提交)$/ }));
    await expect(onApply).toHaveBeenLastCalledWith({
      way: 'create',
      real_name: people.helenShaw.name['zh-CN'],
      organization: {
        organization_type_id: 2,
        name: companies.northgate.name.en,
        website: undefined,
        introduction: undefined,
      },
    });
  },
};

const appointment = { path: '/appointment', address: '/appointment?event_id=55' };

/** The times come from `getEvent`; the form sends the body of `postAppointment`. */
export const Appointment: Story = {
  ...screenStory({
    ...appointment,
    screen: () => <AppointmentPage event={oneToOneEvent} own={[]} onSend={onSend} />,
  }),
  play: async ({ canvas }) => {
    onSend.mockClear();
    const times = within(await canvas.findByRole('radiogroup', { name: /slot|时段|时间/i }));
    await userEvent.click(times.getAllByRole('radio')[2] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: /Submit request|提交申请/ }));
    await expect(onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({
        appointment_type: 'expert_one_to_one',
        meeting_id: 75,
        slot_id: 3,
        contact_type: 'phone',
        contact: '+86 13800000000',
      }),
    );
  },
};

/** An `Appointment` of the reader that awaits staff: it cannot be requested twice. */
export const AppointmentSent: Story = {
  ...screenStory({
    ...appointment,
    screen: () => (
      <AppointmentPage event={oneToOneEvent} own={[appointmentSample]} onSend={onSend} />
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/isn’t confirmed yet|尚未确认/);
  },
};

/** An `Invitation`: code, address, and invited users. */
export const Invitations: Story = {
  ...screenStory({
    path: '/invite_users',
    screen: ({ locale }) => <InvitationPage invitation={invitationSample(locale)} />,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/NG7K2M/).length).toBeGreaterThan(1));
    await canvas.findAllByText(/Q\*\*\* Chen|陈\*\*/);
  },
};

/** `FavoriteFolder`s and the `Favorite`s of the open one. */
export const Favorites: Story = {
  ...screenStory({
    path: '/personalCenter/collection',
    screen: ({ locale }) => (
      <FavoritesPage folders={folderSamples(locale)} favorites={favoriteSamples(locale)} />
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: either(events.storageExpert.name) });
    await userEvent.click(canvas.getByRole('button', { name: /^(Default folder|默认收藏夹)/ }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: either(events.storageExpert.name) })).toBeNull(),
    );
  },
};
