import { expect, it } from 'vitest';
import { readSfuSettings, rtcConfigOf } from './SfuSettings.ts';

it('reads address and ports from the environment', () => {
  expect(
    readSfuSettings({ SFU_ADDRESS: '192.0.2.7', SFU_PORT: '40000', PHONE_PORTS: '41000-41009' }),
  ).toEqual({ address: '192.0.2.7', port: 40_000, phonePorts: { from: 41_000, to: 41_009 } });
});

it('uses the local address and free ports by default', () => {
  const free = { address: '127.0.0.1', port: 0, phonePorts: { from: 0, to: 0 } };
  expect(readSfuSettings({})).toEqual(free);
  expect(readSfuSettings({ PHONE_PORTS: '41000' }).phonePorts).toEqual({
    from: 41_000,
    to: 41_000,
  });
});

it('carries all media over the one given port', () => {
  expect(rtcConfigOf({ address: '192.0.2.7', port: 40_000 })).toEqual({
    iceServers: [],
    bindAddress: '192.0.2.7',
    disableAutoNegotiation: true,
    forceMediaTransport: true,
    enableIceUdpMux: true,
    portRangeBegin: 40_000,
    portRangeEnd: 40_000,
  });
});

it('leaves the port to the system if none is given', () => {
  const config = rtcConfigOf({ address: '127.0.0.1', port: 0 });
  expect(Object.keys(config)).not.toEqual(expect.arrayContaining(['portRangeBegin']));
  expect(config.enableIceUdpMux).toBeUndefined();
});
