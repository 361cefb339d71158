import { RadioGroup } from '../RadioGroup/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import type { CalledRole } from './callTarget.ts';

interface RoleFieldProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** As what the called one comes in: he is heard, or only hears. */
  value: CalledRole;
  /** Gets the one pressed; the app holds it as `value`. */
  onChange: (role: CalledRole) => void;
}

const ROLES = ['expert', 'audience'] as const;

/** Whether who is called speaks or listens, and what that means for him (LDIA-49). */
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
