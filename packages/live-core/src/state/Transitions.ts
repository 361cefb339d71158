/** A table of states: the action allowed in each state and the state it leads to. */
export type Transitions<State extends string, Action extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Action, State>>>>
>;
