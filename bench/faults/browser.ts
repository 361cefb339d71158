import type { Fault } from '../src/faults/Fault.ts';

/** Faults that only a browser detects. */
export const faults: readonly Fault[] = [
  {
    name: 'field-without-label',
    file: 'packages/ui/src/forms/TextField/TextField.tsx',
    find: '<FieldLabel\n        label={label}',
    replace: '<FieldLabel\n        label=""',
    level: 'stories',
    only: 'packages/ui/src/forms/TextField',
  },
  {
    name: 'contrast-fails-in-dark-alone',
    file: 'packages/ui/src/status/Banner/Banner.css.ts',
    find: 'export const title = css({ fontWeight: vars.font.weight.strong });',
    replace:
      'export const title = css({ fontWeight: vars.font.weight.strong, color: color.bgHero });',
    level: 'stories',
    only: 'packages/ui/src/status/Banner',
  },
  {
    name: 'first-hand-cannot-be-brought',
    file: 'packages/ui/src/live/HandQueue/HandQueue.tsx',
    find: 'onPress={() => onBring(hand.id)}',
    replace: 'onPress={() => undefined}',
    level: 'stories',
    only: 'packages/ui/src/live/HandQueue',
  },
  {
    name: 'border-of-two-pixels',
    file: 'packages/ui/src/theme/scale.ts',
    find: "...group('border', { thin: '1px', thick: '3px' }),",
    replace: "...group('border', { thin: '2px', thick: '3px' }),",
    level: 'visual',
    only: 'packages/ui/src/layout/Card/',
  },
  {
    name: 'volume-not-applied',
    file: 'packages/live-core/src/adapters/embedded/EmbeddedRemoteMedia.ts',
    find: 'this.#volume = Math.min(FULL, Math.max(0, percent)) / FULL;',
    replace: 'this.#volume = 1;',
    level: 'live',
    only: 'packages/live-core/browser/sound.test.ts',
  },
  {
    name: 'login-button-does-nothing',
    file: 'apps/web/src/features/auth/LoginPage.tsx',
    find: 'onSubmit={() => void submit()}',
    replace: 'onSubmit={() => undefined}',
    level: 'journeys',
    only: 'apps/web/e2e/buying.spec.ts',
  },
  {
    name: 'pay-button-does-nothing',
    file: 'apps/web/src/features/pay/PayPage.tsx',
    find: 'onPay={() => void pay()}',
    replace: 'onPay={() => undefined}',
    level: 'journeys',
    only: 'apps/web/e2e/buying.spec.ts',
  },
  {
    name: 'start-ignores-sigterm',
    file: 'apps/api/src/platform/operations/shutdown.ts',
    find: "for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)",
    replace: "for (const signal of ['SIGINT', 'SIGHUP'] as const)",
    level: 'start',
    only: 'bin/starting',
  },
];
