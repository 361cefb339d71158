import { matrix } from '../../story/matrix.ts';
import type { QrCodeProps } from './QrCode.tsx';

export const qrCodeStates = matrix<QrCodeProps>({ size: ['md', 'lg'] });
