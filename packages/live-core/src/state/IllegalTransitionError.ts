/** An action that its state does not allow. Nothing has changed. */
export class IllegalTransitionError extends Error {
  override readonly name = 'IllegalTransitionError';
  readonly machine: string;
  readonly state: string;
  readonly action: string;

  constructor(machine: string, state: string, action: string) {
    super(`${machine}: "${action}" is not possible in "${state}"`);
    this.machine = machine;
    this.state = state;
    this.action = action;
  }
}
