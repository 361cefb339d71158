// Loaded before the server (`node --import`): moves its clock ahead of the machine's, as set by a test.

/** A test's message to the server's process. */
export interface ClockMove {
  /** Ms ahead of the machine's clock. */
  readonly clockAheadMs: number;
}

const isMove = (message: unknown): message is ClockMove =>
  typeof message === 'object' && message !== null && 'clockAheadMs' in message;

const { Date: MachineDate } = globalThis;
let aheadMs = 0;
const now = (): number => MachineDate.now() + aheadMs;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, parts: unknown[], made: typeof MachineDate) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
  get: (target, name, receiver) =>
    name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
});

process.on('message', (message) => {
  if (!isMove(message)) return;
  aheadMs = message.clockAheadMs;
  process.send?.(message);
});
