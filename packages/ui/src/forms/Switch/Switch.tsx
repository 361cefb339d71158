import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { ariaProps } from '../../ariaProps.ts';
import type { AriaProps } from '../../ariaProps.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps
  extends AriaProps<AriaSwitchProps, 'className' | 'style' | 'children'>, RootProps {
  /** The label, pressed like the switch: what is so while it is on. */
  children: ReactNode;
}

/** A setting that takes effect at once. */
export function Switch({ children, ref, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...ariaProps<AriaSwitchProps>(rest)}
      {...rootProps({ ref, className }, styles.row)}
    >
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
