import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { TextField } from '../../forms/TextField/index.ts';

export interface ContactWayInput {
  /** The label: "How we reach you". */
  typeLabel: string;
  label: string;
  types: readonly { value: string; label: string }[];
  type: string;
  contact: string;
  onType: (type: string) => void;
  onContact: (contact: string) => void;
  errorMessage: string | undefined;
  /** The problem of an empty contact. @default the library's "This field is required." */
  requiredMessage?: string | undefined;
}

/** The contact type, and its number or address. */
export function ContactWay(props: ContactWayInput) {
  return (
    <>
      <Stack gap={2}>
        <Text size="sm" weight="strong">
          {props.typeLabel}
        </Text>
        <SegmentedControl
          label={props.typeLabel}
          options={props.types}
          value={props.type}
          onChange={props.onType}
        />
      </Stack>
      <TextField
        label={props.label}
        name="contact"
        value={props.contact}
        onChange={props.onContact}
        isRequired
        requiredMessage={props.requiredMessage}
        errorMessage={props.errorMessage}
      />
    </>
  );
}
