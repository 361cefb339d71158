import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';

/** From 0.2 to 0.3: the type `GoodsKind` of the payment screen is `ProductKind`. */
export default function transform(file: FileInfo, api: API): string | undefined {
  return renameExports(file, api, {
    GoodsKind: { name: 'ProductKind', folder: 'screens/PaymentScreen' },
  });
}

/** For jscodeshift, when no parser is named. */
export const parser = 'tsx';
