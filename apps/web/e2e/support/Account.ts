/** An account that can log in; all accounts of a journey have `DEMO_PASSWORD`. */
export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}
