import { Heading } from '../../foundations/Heading/index.ts';
import { NumberField } from '../../forms/NumberField/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import type { SegmentedControlProps } from '../../forms/SegmentedControl/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { deliveredFonts } from '../../theme/deliveredFonts.ts';
import { isHexColor } from '../../theme/oklch.ts';
import { LogoInput } from './LogoInput.tsx';
import { colorInputs } from './themeDraft.ts';

import * as styles from './ThemeStudio.css.ts';
import type { StudioInputsProps } from './StudioInputsProps.ts';

export type { StudioInputsProps } from './StudioInputsProps.ts';

const labels: Record<(typeof colorInputs)[number], readonly [label: string, hint: string]> = {
  brand: ['1 Brand', 'Buttons, links, the current place.'],
  accent: ['2 Accent', 'What is live now, and nothing else.'],
  neutral: ['3 Neutral', 'The tint of the grays.'],
  vip: ['4 VIP', 'The gold of VIP offers.'],
  trendRed: ['5 Trend red', 'Your red for prices; what it means stays.'],
  trendGreen: ['6 Trend green', 'Your green for prices.'],
};

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
/** A font missing from the site stays a choice once it is typed into the JSON. */
const fonts = (known: readonly string[], chosen: string) =>
  optionsOf(known.includes(chosen) || chosen === '' ? known : [...known, chosen]);

/** One of a few, with its label in sight. */
function Choice(props: SegmentedControlProps) {
  return (
    <div className={styles.logo}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}

/** The theme's name, how far it reaches, and the twelve inputs. */
export function StudioInputs({ draft, problems, onChange }: StudioInputsProps) {
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size="title-sm">
        Twelve inputs
      </Heading>
      <TextField
        label="Name"
        value={draft.name}
        errorMessage={problems['name']}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Id"
        hint="As in ?custom_company=<id>; the file is <id>.theme.json."
        value={draft.id}
        errorMessage={problems['id']}
        onChange={(id) => onChange({ id })}
      />
      <Choice
        label="Reach"
        options={[
          { value: 'header', label: 'Header and logo' },
          { value: 'all', label: 'Everything' },
        ]}
        value={draft.scope}
        onChange={(scope) => onChange({ scope })}
      />
      {colorInputs.map((name) => (
        <div key={name} className={styles.colorInput}>
          <input
            type="color"
            aria-label={`${labels[name][0]}, picker`}
            className={styles.picker}
            value={isHexColor(draft[name]) ? draft[name] : '#000000'}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
          <TextField
            label={labels[name][0]}
            hint={labels[name][1]}
            value={draft[name]}
            spellCheck="false"
            errorMessage={problems[name]}
            onChange={(value) => onChange({ [name]: value.trim().toLowerCase() })}
          />
        </div>
      ))}
      <Choice
        label="7 Header"
        options={optionsOf(['ink', 'brand', 'surface'])}
        value={draft.header}
        onChange={(header) => onChange({ header })}
      />
      <Select
        label="8 Font of the interface"
        options={fonts(deliveredFonts.text, draft.fontText)}
        value={draft.fontText}
        errorMessage={problems['fontText']}
        onChange={(fontText) => onChange({ fontText })}
      />
      <Select
        label="9 Font for reading"
        options={fonts(deliveredFonts.reading, draft.fontReading)}
        value={draft.fontReading}
        errorMessage={problems['fontReading']}
        onChange={(fontReading) => onChange({ fontReading })}
      />
      <NumberField
        label="10 Radius of a control"
        suffix="px"
        minValue={0}
        maxValue={24}
        value={
          draft.radius === '' || Number.isNaN(Number(draft.radius)) ? null : Number(draft.radius)
        }
        errorMessage={problems['radius']}
        onChange={(radius) => onChange({ radius: radius === null ? '' : String(radius) })}
      />
      <Choice
        label="11 Elevation"
        options={optionsOf(['soft', 'flat'])}
        value={draft.elevation}
        onChange={(elevation) => onChange({ elevation })}
      />
      <LogoInput draft={draft} problems={problems} onChange={onChange} />
    </Stack>
  );
}
