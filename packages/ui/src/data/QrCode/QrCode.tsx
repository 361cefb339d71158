import { create } from 'qrcode';
import { useMemo } from 'react';
import { qrColors } from '../../theme/fixedColors.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /** The address that a phone reads. */
  value: string;
  /** The code's purpose. @default the library's "QR code" */
  label?: string | undefined;
  /** 120 or 200 px. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/** The white modules around the code, which scanners need. */
const QUIET = 4;

/**
 * A square code that a phone reads. Show the address beside it for readers on the phone itself.
 */
export function QrCode({ value, label, size = 'md', ...root }: QrCodeProps) {
  const t = useText();
  const { side, path } = useMemo(() => draw(value), [value]);
  return (
    <svg
      {...rootProps(root, styles.code({ size }))} role="img"
      aria-label={label ?? t('qr.label')}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill={qrColors.light} />
      <path d={path} fill={qrColors.dark} />
    </svg>
  );
}

function draw(value: string): { side: number; path: string } {
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
  return { side: modules.size + QUIET * 2, path };
}
