/** A table of states: for each state, which action leads where. */
export type Transitions<State extends string, Action extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, State>>>>
>;
