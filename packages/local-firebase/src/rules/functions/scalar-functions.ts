import { RegularExpression, StepsExhausted } from '../regular-expression.ts';
import { durationIn } from '../time.ts';
import { Failure, RulesPath, typeName, type Result, type RulesValue } from '../values.ts';
import { overload, type FunctionGroup } from './overload.ts';

/** The range of the rules' int. */
export const MINIMUM_INTEGER = -(2n ** 63n);
export const MAXIMUM_INTEGER = 2n ** 63n - 1n;

const compiled = new Map<string, RegularExpression>();
const MAXIMUM_COMPILED = 500;

function withPattern(pattern: string, run: (expression: RegularExpression) => Result): Result {
  let expression = compiled.get(pattern);
  if (!expression) {
    const parsed = RegularExpression.parse(pattern);
    if (!parsed.ok) return new Failure(parsed.message);
    expression = parsed.expression;
    if (compiled.size >= MAXIMUM_COMPILED) compiled.clear();
    compiled.set(pattern, expression);
  }
  try {
    return run(expression);
  } catch (error) {
    if (!(error instanceof StepsExhausted)) throw error;
    return new Failure(`The pattern '${pattern}' takes too many steps on so long a text`);
  }
}

/** `string(value)`; floats, lists, maps, times and bytes have no text here. */
export function textOf(value: RulesValue): string | Failure {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (value instanceof RulesPath) return value.text();
  return new Failure(`string takes no ${typeName(value)}`);
}

/** Cuts a float to a 64-bit integer as Java does: to the range, NaN to 0. */
function integerOf(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAXIMUM_INTEGER;
  if (value <= -(2 ** 63)) return MINIMUM_INTEGER;
  return BigInt(Math.trunc(value));
}

function parseInteger(text: string): Result {
  const value = /^[+-]?\d+$/.test(text) ? BigInt(text.replace(/^\+/, '')) : undefined;
  const isInRange = value !== undefined && value >= MINIMUM_INTEGER && value <= MAXIMUM_INTEGER;
  return isInRange ? value : new Failure(`'${text}' is not an int`);
}

export const SCALAR_FUNCTIONS: FunctionGroup = {
  int: [
    overload(['int'], ([value]) => value),
    overload(['float'], ([value]) => integerOf(value)),
    overload(['string'], ([text]) => parseInteger(text)),
  ],
  string: [overload(['any'], ([value]) => textOf(value))],
  'duration.value()': [overload(['int', 'string'], ([amount, unit]) => durationIn(amount, unit))],
  'bytes.size': [overload(['bytes'], ([bytes]) => BigInt(bytes.length))],
  'string.size': [overload(['string'], ([text]) => BigInt(text.length))],
  'string.lower': [
    overload(['string'], ([text]) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  ],
  'string.matches': [
    overload(['string', 'string'], ([text, pattern], counter) =>
      withPattern(pattern, (expression) => expression.matches(text, counter)),
    ),
  ],
  'string.split': [
    overload(['string', 'string'], ([text, pattern], counter) =>
      withPattern(pattern, (expression) => expression.split(text, counter)),
    ),
  ],
};
