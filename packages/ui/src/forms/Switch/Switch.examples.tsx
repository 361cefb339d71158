import { Switch } from '@rostra/ui/Switch';
import { useState } from 'react';

/** Name the setting, the same in both states. */
export const Do = () => <Switch defaultSelected>Email me about new articles</Switch>;

/** Name the state, which changes with every press. */
export function Dont() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch isSelected={isOn} onChange={setOn}>
      {isOn ? 'Emails are on' : 'Emails are off'}
    </Switch>
  );
}

/** A setting that is saved at once; a failed save turns it back. */
export function Example({ save }: { save: (isOn: boolean) => Promise<void> }) {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      isSelected={isOn}
      onChange={(next) => {
        setOn(next);
        save(next).catch(() => setOn(!next));
      }}
    >
      Email me about new articles
    </Switch>
  );
}
