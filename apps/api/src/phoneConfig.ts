import { CALL_RING_SECONDS } from '@rostra/contract/live';
import { z } from 'zod';
import type { TelephonySettings } from './providers/telephony/createTelephony.ts';

const text = z.string().trim().min(1);
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));
const PORT_MAX = 65_535;
/** `host:port`, by default SIP's port. */
const hostPort = text
  .regex(/^[a-z\d.-]+(:\d{1,5})?$/i)
  .transform((value) => {
    const [host = '', given = '5060'] = value.split(':');
    return { host, port: Number(given) };
  })
  .refine(({ port }) => port <= PORT_MAX);
const ipPort = hostPort.refine(({ host }) => z.ipv4().safeParse(host).success);
/** A range of UDP ports: `from-to`. */
const portRange = text
  .regex(/^\d{1,5}(-\d{1,5})?$/)
  .transform((value) => {
    const [from = 0, to = from] = value.split('-').map(Number);
    return { from, to };
  })
  .refine(({ from, to }) => from <= to && to <= PORT_MAX);

/** Environment variables of the phone line. */
export const phoneEnvironment = {
  SIP_LISTEN: ipPort.optional(),
  SIP_PUBLIC_ADDRESS: z.ipv4().optional(),
  SIP_TRUNK: hostPort.optional(),
  SIP_DOMAIN: text.optional(),
  SIP_USER: text.optional(),
  SIP_PASSWORD: text.optional(),
  SIP_CALLERS_USER: text.optional(),
  SIP_CALLERS_PASSWORD: z.string().min(12).optional(),
  SIP_SOURCES: list.default([]),
  SIP_NUMBER: text.optional(),
  SIP_SHOWN_NUMBERS: list.default([]),
  SIP_PREFIXES: list.default([]),
  SIP_MAIN_LINE: text.optional(),
  SIP_CALLS_MAX: z.coerce.number().int().min(1).max(500).default(30),
  PHONE_PORTS: portRange.default({ from: 0, to: 0 }),
};
const shape = z.object(phoneEnvironment);

/** The operator's phone line. */
export interface PhoneConfig {
  /** UDP ports of the phones' audio; 0 to 0: chosen by the system. */
  ports: { from: number; to: number };
  /** The address for phones, if it differs from the one we listen on. */
  publicAddress: string | undefined;
  /** Undefined: there is no line. */
  line: TelephonySettings | undefined;
}

const SECOND_MS = 1000;

function accountOf(user: string | undefined, password: string | undefined) {
  return user === undefined || password === undefined ? undefined : { user, password };
}

/** Reads the phone line from the environment. */
export function phoneOf(value: z.output<typeof shape>): PhoneConfig {
  const { SIP_LISTEN: listen, SIP_PUBLIC_ADDRESS: publicAddress } = value;
  const account = accountOf(value.SIP_USER, value.SIP_PASSWORD);
  const callers = accountOf(value.SIP_CALLERS_USER, value.SIP_CALLERS_PASSWORD);
  return {
    ports: value.PHONE_PORTS,
    publicAddress,
    line: listen && {
      listen: {
        address: listen.host,
        port: listen.port,
        ...(publicAddress === undefined ? {} : { publicAddress }),
      },
      trunk: value.SIP_TRUNK,
      ...(value.SIP_DOMAIN === undefined ? {} : { domain: value.SIP_DOMAIN }),
      ...(account && { account }),
      ...(callers && { callers }),
      sources: value.SIP_SOURCES,
      number: value.SIP_NUMBER ?? '',
      shownNumbers: value.SIP_SHOWN_NUMBERS,
      prefixes: value.SIP_PREFIXES,
      ...(value.SIP_MAIN_LINE === undefined ? {} : { mainLine: value.SIP_MAIN_LINE }),
      callsMax: value.SIP_CALLS_MAX,
      ringMs: CALL_RING_SECONDS * SECOND_MS,
    },
  };
}
