import { formats, type Formats } from './formats.ts';

/** What is made once for each way of writing: by default for that of this page. */
export function madeFor<Value>(make: (by: Formats) => Value): (by?: Formats) => Value {
  const made = new WeakMap<Formats, Value>();
  return (by = formats()) => {
    const value = made.get(by) ?? make(by);
    made.set(by, value);
    return value;
  };
}
