import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import type { CalledRole } from './callTarget.ts';

interface RoleFieldProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The role in which the called person joins: as a speaker, or in the audience. */
  value: CalledRole;
  /** Gets the selected role, held by the app as `value`. */
  onChange: (role: CalledRole) => void;
}

const ROLES = ['expert', 'audience'] as const;

/** Selects whether the called person is a speaker or in the audience, and explains each role (LDIA-49). */
export function RoleField({ t, value, onChange }: RoleFieldProps) {
  return (
    <RadioGroup
      label={t('livePhone.dialOut.role')}
      options={ROLES.map((role) => ({
        value: role,
        label: t(`livePhone.dialOut.roles.${role}`),
        note: t(`livePhone.dialOut.roleNotes.${role}`),
      }))}
      value={value}
      onChange={(chosen) => onChange(chosen === 'audience' ? 'audience' : 'expert')}
    />
  );
}
