import type { LucideIcon } from 'lucide-react';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** For actions that destroy or end something. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Quieter text under the label: the state, or why the action is unavailable now. */
  note?: string | undefined;
  /** A divider above it. */
  isFirstOfGroup?: boolean | undefined;
}
