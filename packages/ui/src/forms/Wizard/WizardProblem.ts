export interface WizardProblem {
  /** The key of the step that contains it. */
  step: string;
  /** `name` or `id` of the field that fixes it. */
  field: string;
  /** The field and what to do: "Website: write an address such as https://example.com". */
  message: string;
}
