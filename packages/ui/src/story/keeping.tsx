import { useState } from 'react';
import type { ComponentType } from 'react';

interface Field<Value> {
  value: Value;
  onChange: (next: Value) => void;
}

/** Returns a field that keeps its value, as a form does, and still reports it. */
export function keeping<Value, Props extends Field<Value>>(
  Component: ComponentType<Props & Field<Value>>,
): ComponentType<Props & Field<Value>> {
  return function Kept(props) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: Value): void => {
      setValue(next);
      props.onChange(next);
    };
    return <Component {...props} value={value} onChange={onChange} />;
  };
}
