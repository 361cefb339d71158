import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';
import { renameProps } from './renameProps.ts';
import type { RenamedProps } from './renameProps.ts';

const BACKGROUND = { ground: 'background' };

const PROPS: RenamedProps = {
  BackgroundPicker: { pictures: 'images' },
  DeviceSettings: { news: 'notice' },
  NetworkQuality: BACKGROUND,
  PaymentScreen: { goods: 'product' },
  Plate: BACKGROUND,
  PpvPacks: { onBuy: 'onPurchase' },
  RechargeScreen: { onBuyPack: 'onPurchasePack', onBuyPlan: 'onPurchasePlan' },
  SearchField: BACKGROUND,
  SearchTerms: BACKGROUND,
  TopupForm: { reported: 'submittedReference' },
  SiteHeader: { places: 'links' },
  VideoGrid: { homeId: 'spotlightId' },
  VideoTile: { isHome: 'isSpotlight', onMakeHome: 'onSpotlight' },
  VipPlans: { onBuy: 'onPurchase' },
};

/**
 * Migrates from 0.2 to 0.3:
 *
 * - `GoodsKind` and `PaymentGoods` become `ProductKind` and `PaymentProduct`.
 * - `FilmPlayer` becomes `VideoPlayer`, `BackgroundPicture` `BackgroundImage`,
 *   `PictureSharpness` `VideoSharpness`, `DeviceNewsItem` `DeviceNotice`, and `SitePlace` `SiteLink`.
 * - `CapturePrompt` becomes `RecordingConsentPrompt`, `RoomSettingsPart` `RoomSettingsSection`, and
 *   `RoomTabId` of the live room's panel `PanelSectionId`.
 * - `ColorTheme`, `ColorToken` and `colorTokens` get their US spelling.
 * - The props `ground`, `goods`, `onBuy`, `onBuyPack` and `onBuyPlan` become `background`, `product`,
 *   `onPurchase`, `onPurchasePack` and `onPurchasePlan`; `pictures`, `news` and `places` become
 *   `images`, `notice` and `links`; `homeId`, `isHome` and `onMakeHome` become `spotlightId`,
 *   `isSpotlight` and `onSpotlight`; `reported` of TopupForm becomes `submittedReference`.
 */
export default function transform(file: FileInfo, api: API): string | undefined {
  const withNames = renameExports(file, api, {
    GoodsKind: { name: 'ProductKind', folder: 'screens/PaymentScreen' },
    PaymentGoods: { name: 'PaymentProduct', folder: 'screens/PaymentScreen' },
    BackgroundPicture: { name: 'BackgroundImage', folder: 'BackgroundPicker' },
    PictureSharpness: { name: 'VideoSharpness', folder: 'DeviceSettings' },
    FilmPlayer: { name: 'VideoPlayer', folder: 'VideoPlayer' },
    DeviceNewsItem: { name: 'DeviceNotice', folder: 'DeviceSettings' },
    SitePlace: { name: 'SiteLink', folder: 'SiteHeader' },
    CapturePrompt: { name: 'RecordingConsentPrompt', folder: 'RecordingConsentPrompt' },
    CapturePromptProps: { name: 'RecordingConsentPromptProps', folder: 'RecordingConsentPrompt' },
    RoomSettingsPart: { name: 'RoomSettingsSection', folder: 'screens/LiveRoomScreen' },
    RoomTabId: { name: 'PanelSectionId', folder: 'screens/LiveRoomScreen' },
    FilmPlayerProps: { name: 'VideoPlayerProps', folder: 'VideoPlayer' },
    ColourTheme: { name: 'ColorTheme', folder: 'theme' },
    ColourToken: { name: 'ColorToken', folder: 'theme' },
    colourTokens: { name: 'colorTokens', folder: 'theme' },
  });
  const source = withNames ?? file.source;
  return renameProps({ ...file, source }, api, PROPS) ?? withNames;
}

/** Default parser for jscodeshift. */
export const parser = 'tsx';
