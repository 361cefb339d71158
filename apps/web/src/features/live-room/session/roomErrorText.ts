import { ApiError } from '@rostra/api-client';
import { LiveError } from '@rostra/live-core';
import type { RoomText } from '../liveTextOf.ts';

/** Returns the reason for a failed act, for its toast; empty if the room shows it elsewhere. */
export function roomErrorText(t: RoomText, error: LiveError): string {
  if (error.cause instanceof ApiError && error.cause.message !== '') return error.cause.message;
  switch (error.code) {
    case 'permission-denied':
    case 'removed':
    case 'token-refused':
    case 'login-failed':
    case 'login-timeout':
    case 'join-failed':
    case 'aborted':
      return '';
    case 'send-failed':
      // The message itself shows that it was not sent; only the server knows the reason for a refusal.
      return isRefusal(error.cause) ? roomErrorText(t, error.cause) : '';
    case 'network':
    case 'timeout':
      return t('liveEntry.errors.offline');
    case 'not-allowed':
      return t('liveEntry.errors.notAllowed');
    case 'device-not-found':
      return t('liveEntry.errors.noDevice');
    case 'device-busy':
      return t('liveEntry.errors.deviceBusy');
    case 'unsupported':
      return t('liveEntry.errors.unsupported');
    case 'more-video':
      return t('live.notices.yours.moreVideo');
    case 'message-not-allowed':
      return t('live.chat.refused');
    default:
      return t('liveEntry.errors.failed');
  }
}

const isRefusal = (cause: unknown): cause is LiveError =>
  cause instanceof LiveError && cause.code === 'refused';
