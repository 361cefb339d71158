/** Browser features that start-up needs; tests pass their own. */
export interface StartUpBrowser {
  readonly userAgent: string;
  readonly address: string;
  readonly leaveFor: (url: string) => void;
}
