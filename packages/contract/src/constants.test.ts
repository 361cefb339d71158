import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import * as limits from './live/liveLimits.ts';

it('holds the numbers of the specification of the platform [AUTH-09, AUTH-10, PAY-04, PAY-10]', () => {
  expect(constants).toMatchObject({
    IPR_ANNOUNCEMENT_VERSION: '20250415',
    DICTIONARY_VERSION: '1.2.3',
    CENTS_PER_COIN: 100,
    YUAN_PER_COIN: 6.8,
    VIP_DAYS: 180,
    CODE_VALID_MINUTES: 30,
    CODE_COOL_DOWN_SECONDS: 60,
    CODE_MAX_ATTEMPTS: 5,
    SELECT_PAGE_SIZE: 10,
    SEARCH_DEBOUNCE_MS: 600,
    IDENTITY_REVIEW_MINUTES: 30,
    REVIEW_WITHIN_HOURS: 24,
    CONTACT_WITHIN_HOURS: 24,
    INVITATION_COINS: 50,
    TOPUP_CONFIRM_WORKING_DAYS: 1,
    OFFLINE_REFUND_HOURS: 48,
    MOVED_MEETING_MINUTES: 30,
    MOVED_MEETING_REFUND_DAYS: 7,
    NEVER_STARTED_HOURS: 24,
    SERVICE_HOURS: { from: '08:00', to: '21:00' },
  });
});

it('takes images to 18 MB and videos to 500 MB', () => {
  expect(constants.IMAGE_MAX_BYTES).toBe(18 * 1024 ** 2);
  expect(constants.VIDEO_MAX_BYTES).toBe(500 * 1024 ** 2);
});

it('looks back the days of each search time [SRCH-06]', () => {
  expect(constants.SEARCH_TIME_DAYS).toEqual({
    '3_days': 3,
    '1_week': 7,
    '1_month': 30,
    '6_months': 182,
    '1_year': 365,
  });
});

it('holds the numbers of the specification of meetings [LCON-59, LROL-18, LMED-05, LTIM-06]', () => {
  expect(limits).toMatchObject({
    LIVE_ENTRY_MINUTES: 30,
    LIVE_UNPAID_MINUTES: 5,
    LIVE_TRIAL_MINUTES: 5,
    LIVE_EXPERTS_MAX: 12,
    LIVE_TILES_MAX: 12,
    LIVE_RECORDING_MINUTES: 65,
    TRIAL_REMINDER_SECONDS: 60,
    AUDIENCE_PAGE_SIZE: 25,
    PROVIDER_PRESENCE_ABOVE: 500,
    LIVE_TICK_MS: 1000,
    POOR_QUALITY_ABOVE: 4,
    COMPLIANCE_EVENT_TYPES: [1, 3],
  });
});

it('sends cameras and screens as large and as fast as specified', () => {
  expect(limits.VIDEO_PRESETS).toEqual({
    camera: { width: 640, height: 360, framesPerSecond: 15, minKbps: 400, maxKbps: 1000 },
    sharp: { width: 1920, height: 1080, framesPerSecond: 15, minKbps: 2080, maxKbps: 3150 },
  });
});
