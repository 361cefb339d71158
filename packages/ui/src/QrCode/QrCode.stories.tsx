import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { qrCodeStates } from './QrCode.states.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Content/QrCode',
  component: QrCode,
  args: { value: 'https://rostra.example/pay/1' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(QrCode, qrCodeStates, () => ({ value: 'https://rostra.example/pay/1' })),
  tags: ['visual'],
};
