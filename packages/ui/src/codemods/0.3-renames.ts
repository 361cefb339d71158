import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';

/** Migrates from 0.2 to 0.3: the payment screen's type `GoodsKind` becomes `ProductKind`. */
export default function transform(file: FileInfo, api: API): string | undefined {
  return renameExports(file, api, {
    GoodsKind: { name: 'ProductKind', folder: 'screens/PaymentScreen' },
  });
}

/** Default parser for jscodeshift. */
export const parser = 'tsx';
