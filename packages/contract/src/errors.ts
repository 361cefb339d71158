import { PROGRAM_CODE_FROM } from './constants.ts';

/**
 * Every error the API can answer: its code on the wire and its HTTP status (platform §8).
 * Texts stand in `@rostra/i18n/server` under `error.<name>`, in both languages.
 */
export const errors = {
  badRequest: { code: 1000, status: 400 },
  invalidInput: { code: 1001, status: 422 },
  systemError: { code: 1002, status: 500 },
  tooFrequent: { code: 1003, status: 429 },
  forbidden: { code: 1004, status: 403 },
  notFound: { code: 1005, status: 404 },
  bodyTooLarge: { code: 1006, status: 413 },
  unsupportedMediaType: { code: 1007, status: 415 },
  originRefused: { code: 1008, status: 403 },
  busy: { code: 1009, status: 503 },
  methodNotAllowed: { code: 1010, status: 405 },
  headersTooLarge: { code: 1011, status: 431 },
  requestTooSlow: { code: 1012, status: 408 },

  wrongCredentials: { code: 1101, status: 422 },
  codeWrong: { code: 1102, status: 422 },
  codeExpired: { code: 1103, status: 422 },
  codeTooSoon: { code: 1104, status: 429 },
  accountRegistered: { code: 1105, status: 409 },
  agreementRequired: { code: 1106, status: 422 },
  passwordRule: { code: 1107, status: 422 },
  passwordCommon: { code: 1108, status: 422 },
  profileRequired: { code: 1109, status: 422 },
  paymentPasswordWeak: { code: 1110, status: 422 },
  userNotFound: { code: 1111, status: 404 },
  authorUnavailable: { code: 1112, status: 404 },

  contentNotFound: { code: 1201, status: 404 },
  notesNotFound: { code: 1202, status: 404 },
  eventNotFound: { code: 1203, status: 404 },
  playbackNotFound: { code: 1204, status: 404 },
  discussionNotFound: { code: 1205, status: 404 },
  reasonRequired: { code: 1206, status: 422 },
  loginBeforeComment: { code: 1207, status: 403 },
  commentNotFound: { code: 1208, status: 404 },
  contentRestricted: { code: 1209, status: 403 },

  pictureTooLarge: { code: 1301, status: 413 },
  videoTooLarge: { code: 1302, status: 413 },
  documentTooLarge: { code: 1303, status: 413 },
  fileKindRefused: { code: 1304, status: 422 },
  fileNotFound: { code: 1305, status: 404 },
  uploadExpired: { code: 1306, status: 410 },
  largerThanDeclared: { code: 1307, status: 413 },

  insufficientBalance: { code: 1401, status: 422 },
  paymentFailed: { code: 1402, status: 422 },
  paymentPasswordMissing: { code: 1403, status: 422 },
  paymentPasswordWrong: { code: 1404, status: 422 },
  paymentPasswordLocked: { code: 1405, status: 429 },
  priceChanged: { code: 1406, status: 409 },
  cardNotUsable: { code: 1407, status: 422 },
  alreadyBought: { code: 1408, status: 409 },
  goodsNotForSale: { code: 1409, status: 422 },
  topupNotFound: { code: 1410, status: 404 },
  topupDecided: { code: 1411, status: 409 },
  payerRefused: { code: 1412, status: 403 },
  orderNotFound: { code: 1413, status: 404 },
  bankReferenceUsed: { code: 1414, status: 409 },
  orderNotRefundable: { code: 1415, status: 409 },
  topupReferenceUsed: { code: 1416, status: 409 },

  reviewNotFound: { code: 1501, status: 404 },
  reviewDecided: { code: 1502, status: 409 },

  liveNotFound: { code: 1701, status: 404 },
  liveNotPaid: { code: 1703, status: 403 },
  liveTooEarly: { code: 1704, status: 403 },
  livePasswordWrong: { code: 1705, status: 422 },
  liveEnded: { code: 1706, status: 409 },
  liveRemoved: { code: 1707, status: 403 },
  liveNotEntered: { code: 1708, status: 403 },
  liveTransitionIllegal: { code: 1709, status: 409 },
  liveRoleRefused: { code: 1710, status: 403 },
  liveExpertsFull: { code: 1711, status: 409 },
  liveMemberNotFound: { code: 1712, status: 404 },
  liveMemberOffline: { code: 1713, status: 409 },
  liveHandRefused: { code: 1714, status: 409 },
  liveNameEmpty: { code: 1715, status: 422 },
  liveMessagesRefused: { code: 1716, status: 403 },
  liveMessageEmpty: { code: 1717, status: 422 },
  liveMessageTooLong: { code: 1718, status: 422 },
  liveMessageNotFound: { code: 1719, status: 404 },
  liveMessageReused: { code: 1720, status: 409 },
  liveStartTooEarly: { code: 1721, status: 409 },
  liveNotVisible: { code: 1722, status: 403 },
  liveNotOnStage: { code: 1723, status: 409 },

  meetingNotFound: { code: 1601, status: 404 },
  registrationNotFound: { code: 1602, status: 404 },
  timeSlotRequired: { code: 1603, status: 422 },
  oneTimeSlot: { code: 1604, status: 422 },
  meetingFull: { code: 1605, status: 409 },
  meetingFinished: { code: 1606, status: 409 },
  meetingCanceled: { code: 1607, status: 409 },
  notRegistered: { code: 1608, status: 403 },
  registrationNotCancelable: { code: 1609, status: 409 },
  eventNotCancelable: { code: 1610, status: 409 },

  sessionMissing: { code: 10001, status: 401 },
  idempotencyKeyMissing: { code: 10002, status: 400 },
  idempotencyKeyReused: { code: 10003, status: 409 },
  requestInProgress: { code: 10004, status: 409 },
  liveSessionOver: { code: 10010, status: 403 },
} as const;

export type ErrorName = keyof typeof errors;

/** True when the user reads the message; false when the program acts on the code. */
export const isForUser = (code: number): boolean => code < PROGRAM_CODE_FROM;

const nameByCode = new Map<number, ErrorName>(
  (Object.entries(errors) as [ErrorName, { code: number }][]).map(([name, { code }]) => [
    code,
    name,
  ]),
);

/** The error's name of a code on the wire, or undefined for one we do not know. */
export const errorNameOf = (code: number): ErrorName | undefined => nameByCode.get(code);
