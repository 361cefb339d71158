import { useId } from 'react';
import { Text } from '../../foundations/Text/index.ts';
import { forgetFile } from './forgetFile.ts';
import type { StudioInputsProps } from './StudioInputsProps.ts';
import * as styles from './ThemeStudio.css.ts';

const words = { light: '12 Logo on light grounds', dark: '12 Logo on dark grounds' } as const;

/** The twelfth input: two drawings. They are shown at once; the exported file names them beside it. */
export function LogoInput({ draft, problems, onChange }: StudioInputsProps) {
  const id = useId();
  return (['light', 'dark'] as const).map((scheme) => (
    <div key={scheme} className={styles.logo}>
      <label htmlFor={`${id}${scheme}`} className={styles.label}>
        {words[scheme]} (SVG)
      </label>
      <input
        id={`${id}${scheme}`}
        type="file"
        accept=".svg,image/svg+xml"
        className={styles.file}
        onClick={forgetFile}
        aria-describedby={`${id}${scheme}told`}
        onChange={async (event) => {
          const svg = await event.currentTarget.files?.[0]?.text();
          if (svg !== undefined) onChange({ logo: { ...draft.logo, [scheme]: svg } });
        }}
      />
      <Text
        id={`${id}${scheme}told`}
        size="sm"
        tone={problems[`logo.${scheme}`] === undefined ? 'secondary' : 'danger'}
      >
        {problems[`logo.${scheme}`] ??
          `${draft.logo[scheme] === '' ? 'No drawing chosen yet; save yours' : 'Save it'} as ${draft.id}.logo-${scheme}.svg beside the theme file.`}
      </Text>
    </div>
  ));
}
