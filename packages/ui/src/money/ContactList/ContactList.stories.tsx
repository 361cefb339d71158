import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { inRouter, isLeftToBrowser, tabThrough } from '../../story/inRouter.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { contactListStates } from './ContactList.states.ts';
import { ContactList } from './ContactList.tsx';
import type { Contact } from './ContactList.tsx';

const meta = {
  title: 'Money/ContactList',
  component: ContactList,
  args: accountSample('en').ContactList,
  render: (_args, context) => <ContactList {...accountSample(localeOf(context)).ContactList} />,
} satisfies Meta<typeof ContactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  ContactList,
  contactListStates,
  (s) => accountSample(localeOfSample(s)).ContactList,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Number and address are tab stops in this order; a press is handled by the reader's phone or mail app. */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const { t, contacts } = accountSample(localeOf({ globals })).ContactList;
    const [{ name, phone, email }] = contacts as [Contact];
    await expect(
      canvas.getByRole('img', { name: t('about.contacts.qr', { name }) }),
    ).toBeInTheDocument();
    const call = canvas.getByRole('link', { name: phone });
    const mail = canvas.getByRole('link', { name: email });
    await expect(call).toHaveAttribute('href', 'tel:+861055550101');
    await expect(mail).toHaveAttribute('href', `mailto:${email}`);
    await tabThrough([call]);
    await isLeftToBrowser();
    await tabThrough([mail]);
    await isLeftToBrowser();
  },
};

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = {
  ...enlargedWhole,
  render: (_args, context) => {
    const sample = accountSample(localeOf(context)).ContactList;
    const contacts = sample.contacts.map((each) => ({ ...each, name: 'Institutions' }));
    return <ContactList {...sample} contacts={contacts} />;
  },
};
