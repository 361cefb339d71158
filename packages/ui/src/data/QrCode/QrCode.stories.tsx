import type { Meta, StoryObj } from '@storybook/react-vite';
import { qrCodeStates } from './QrCode.states.ts';
import { QrCode } from './QrCode.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://rostra.example/pay/1' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(QrCode, qrCodeStates, () => ({ value: 'https://rostra.example/pay/1' }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};
