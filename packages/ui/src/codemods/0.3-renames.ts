import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';
import { renameProps } from './renameProps.ts';
import type { RenamedProps } from './renameProps.ts';

const BACKGROUND = { ground: 'background' };

const PROPS: RenamedProps = {
  NetworkQuality: BACKGROUND,
  PaymentScreen: { goods: 'product' },
  Plate: BACKGROUND,
  PpvPacks: { onBuy: 'onPurchase' },
  RechargeScreen: { onBuyPack: 'onPurchasePack', onBuyPlan: 'onPurchasePlan' },
  SearchField: BACKGROUND,
  SearchTerms: BACKGROUND,
  VipPlans: { onBuy: 'onPurchase' },
};

/**
 * Migrates from 0.2 to 0.3:
 *
 * - `GoodsKind` and `PaymentGoods` become `ProductKind` and `PaymentProduct`.
 * - `FilmPlayer` becomes `VideoPlayer`, `BackgroundPicture` `BackgroundImage`, and
 *   `PictureSharpness` `VideoSharpness`.
 * - The props `ground`, `goods`, `onBuy`, `onBuyPack` and `onBuyPlan` become `background`, `product`,
 *   `onPurchase`, `onPurchasePack` and `onPurchasePlan`.
 */
export default function transform(file: FileInfo, api: API): string | undefined {
  const withNames = renameExports(file, api, {
    GoodsKind: { name: 'ProductKind', folder: 'screens/PaymentScreen' },
    PaymentGoods: { name: 'PaymentProduct', folder: 'screens/PaymentScreen' },
    BackgroundPicture: { name: 'BackgroundImage', folder: 'BackgroundPicker' },
    PictureSharpness: { name: 'VideoSharpness', folder: 'DeviceSettings' },
    FilmPlayer: { name: 'VideoPlayer', folder: 'VideoPlayer' },
    FilmPlayerProps: { name: 'VideoPlayerProps', folder: 'VideoPlayer' },
  });
  const source = withNames ?? file.source;
  return renameProps({ ...file, source }, api, PROPS) ?? withNames;
}

/** Default parser for jscodeshift. */
export const parser = 'tsx';
