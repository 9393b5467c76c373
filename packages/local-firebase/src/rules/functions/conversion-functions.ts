import { Failure, RulesPath, typeName, type Result, type RulesValue } from '../values.ts';
import { overload, type FunctionGroup } from './overload.ts';

/** The range of the rules' int. */
export const MINIMUM_INTEGER = -(2n ** 63n);
export const MAXIMUM_INTEGER = 2n ** 63n - 1n;

/** A float's digits as Java writes them: 1.0, 1.5E7, 1.0E-4. */
function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-3 && size < 1e7)) {
    const text = String(value);
    return text.includes('.') ? text : `${text}.0`;
  }
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

/** `string(value)`; lists, maps, times and bytes have no text. */
export function textOf(value: RulesValue): string | Failure {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') {
    return String(value);
  }
  if (typeof value === 'number') return floatText(value);
  if (value instanceof RulesPath) return value.text();
  return new Failure(`string takes no ${typeName(value)}`);
}

/** Cuts a float to a 64-bit integer as Java does: to the range, NaN to 0. */
export function integerOf(value: number): bigint {
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

const FLOAT_TEXT = /^[+-]?(?:NaN|Infinity|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[dDfF]?)$/;

function parseFloatText(text: string): Result {
  const trimmed = text.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '');
  if (!FLOAT_TEXT.test(trimmed)) return new Failure(`'${text}' is not a float`);
  return Number(trimmed.replace(/^([+-]?[\d.].*)[dDfF]$/, '$1').replace(/[+-]NaN/, 'NaN'));
}

function parsePath(text: string): Result {
  const segments = text.replace(/^\//, '').split('/');
  if (segments.includes('')) return new Failure(`'${text}' is not a path`);
  const unbound: string[] = [];
  try {
    const decoded = segments.map((segment) => {
      const name = /^\{([A-Za-z_]\w*)\}$/.exec(segment)?.[1];
      if (name !== undefined) unbound.push(name);
      return decodeURIComponent(segment);
    });
    return new RulesPath(decoded, unbound);
  } catch {
    return new Failure(`'${text}' is not a path`);
  }
}

export const CONVERSION_FUNCTIONS: FunctionGroup = {
  int: [
    overload(['int'], ([value]) => value),
    overload(['float'], ([value]) => integerOf(value)),
    overload(['string'], ([text]) => parseInteger(text)),
  ],
  float: [
    overload(['int'], ([value]) => Number(value)),
    overload(['float'], ([value]) => value),
    overload(['string'], ([text]) => parseFloatText(text)),
  ],
  string: [overload(['any'], ([value]) => textOf(value))],
  path: [overload(['string'], ([text]) => parsePath(text))],
  debug: [overload(['any'], ([value]) => value), overload(['any', 'any'], ([value]) => value)],
  'path.bind': [
    overload(['path', 'map'], ([path, values]) => {
      const segments: string[] = [];
      for (const segment of path.segments) {
        const name = /^\{(.*)\}$/.exec(segment)?.[1];
        const value = name === undefined ? segment : values.get(name);
        if (value === undefined) return new Failure(`bind has no value for {${name}}`);
        const text = textOf(value);
        if (text instanceof Failure) return text;
        segments.push(text);
      }
      return new RulesPath(segments);
    }),
  ],
};
