import { useState } from 'react';

/**
 * The value, or the last one that there was. A form keeps what was typed while its record is deleted elsewhere, and
 * still has it when the record is brought back there by Undo.
 */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
