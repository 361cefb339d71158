import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SignUpPage } from '../features/auth/SignUpPage.tsx';
import { AccountSecurityPage } from '../features/personal-center/AccountSecurityPage.tsx';
import { RechargePage } from '../features/recharge/RechargePage.tsx';
import { screenStory } from './screenStory.tsx';

const meta = {
  title: 'Screens by the contract/Forms',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One submit shows a wrong email, an empty code and a weak password; the first takes the focus. */
export const SignUp: Story = {
  ...screenStory({ path: '/signup', screen: SignUpPage }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(Email|邮箱)$/ }));
    const email = canvas.getByRole('textbox', { name: /^(Email|邮箱)$/ });
    const password = canvas.getByLabelText(/^(Password|密码)$/);
    await userEvent.type(email, 'grace');
    await userEvent.type(password, 'plover');
    await userEvent.click(canvas.getByRole('button', { name: /^(Sign up|注册)$/ }));
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /code|验证码/ })).toBeInvalid();
    await expect(password).toBeInvalid();
  },
};

/** One submit shows an amount below the minimum and the missing receipt. */
export const TopUp: Story = {
  ...screenStory({ path: '/recharge', address: '/recharge?tab=topup', screen: RechargePage }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Other amount|其他金额/ }));
    const amount = canvas.getByRole('textbox', { name: /Amount in coins|金额/ });
    await userEvent.type(amount, '1');
    await userEvent.click(canvas.getByRole('button', { name: /Submit receipt|提交/ }));
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveFocus();
    await expect(canvas.getByText(/^(Upload the transfer receipt|请上传)/)).toBeVisible();
  },
};

/** One submit shows a weak payment password and the missing login password. */
export const PaymentPassword: Story = {
  ...screenStory({ path: '/personalCenter/accountSecurity', screen: AccountSecurityPage }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /payment password|支付密码/ }));
    const chosen = canvas.getByLabelText(/^(New payment password|新支付密码)$/);
    await userEvent.type(chosen, '111111');
    await userEvent.click(
      canvas.getByRole('button', { name: /^(Set|Change) password$|^确认(设置|修改)$/ }),
    );
    await expect(chosen).toBeInvalid();
    await expect(chosen).toHaveFocus();
    await expect(
      canvas.getByLabelText(/^(Login password|登录密码)$/, { selector: '[type=password]' }),
    ).toBeInvalid();
  },
};
