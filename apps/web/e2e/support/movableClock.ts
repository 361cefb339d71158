// Loaded before the server (`node --import`): its clock is the machine's, so far ahead as a test has moved it.

/** What a test tells the server's process. */
export interface ClockMove {
  /** Ms ahead of the machine's clock from now on. */
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
