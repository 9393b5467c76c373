import { formatFieldPath, valueAt, type FieldPath } from '../field-path.ts';
import { MAX_AGGREGATIONS } from '../limits.ts';
import { doubleValue, fitsInteger, integerValue, isNumber, toDouble } from '../number-value.ts';
import type { NumberValue } from '../number-value.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  setMembers,
} from '../refuse.ts';
import { isReserved } from '../text.ts';
import type { Document, Value } from '../types.ts';
import { parseFieldReference } from './field-reference.ts';
import { isNamePath } from './filter.ts';

export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: bigint | undefined } | { kind: 'sum' | 'avg'; path: FieldPath }
);

/** Reads what to calculate. @throws StatusError INVALID_ARGUMENT */
export function parseAggregations(input: unknown): Aggregation[] {
  const given = optionalList(input, 'aggregations');
  if (given.length === 0) throw invalid('Aggregations cannot be empty.');
  if (given.length > MAX_AGGREGATIONS) {
    throw invalid(`A query takes at most ${MAX_AGGREGATIONS} aggregations.`);
  }
  const aggregations = given.map(parseAggregation);
  const aliases = new Set<string>();
  for (const { alias } of aggregations) {
    if (aliases.has(alias)) throw invalid(`The alias ${alias} is used twice.`);
    aliases.add(alias);
  }
  return aggregations;
}

function parseAggregation(input: unknown, index: number): Aggregation {
  const given = requireObject(input, 'An aggregation');
  allowOnly(given, ['alias', 'count', 'sum', 'avg'], 'An aggregation');
  const alias = requireText(given['alias'] ?? `field_${index + 1}`, 'alias');
  if (isReserved(alias)) throw invalid(`The alias ${alias} is reserved.`);
  const [kind, second] = setMembers(given).filter((member) => member !== 'alias');
  if (kind === undefined || second !== undefined) {
    throw invalid('An aggregation is exactly one of count, sum and avg.');
  }
  const operation = requireObject(given[kind], kind);
  if (kind === 'count') return { alias, kind, upTo: parseUpTo(operation['upTo']) };
  const path = parseFieldReference(operation['field']);
  if (isNamePath(path)) throw invalid('__name__ has no sum and no average.');
  return { alias, kind: kind as 'sum', path };
}

function parseUpTo(input: unknown): bigint | undefined {
  if (input === undefined || input === null) return undefined;
  const text = String(typeof input === 'object' && 'value' in input ? input.value : input);
  if (!/^\d{1,18}$/.test(text)) throw invalid('upTo must be a whole number, not negative.');
  return BigInt(text);
}

/** The fields that a document must have to take part. */
export const aggregatedPaths = (aggregations: readonly Aggregation[]): FieldPath[] => {
  const paths = aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.path]));
  return [...new Map(paths.map((path) => [formatFieldPath(path), path])).values()];
};

/** Calculates over documents that all have the aggregated fields. */
export function aggregate(aggregation: Aggregation, documents: readonly Document[]): Value {
  if (aggregation.kind === 'count') {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return integerValue(upTo !== undefined && upTo < count ? upTo : count);
  }
  const numbers = documents
    .map(({ fields }) => valueAt(fields, aggregation.path))
    .filter((value): value is NumberValue => value !== undefined && isNumber(value));
  const sum = sumOf(numbers);
  if (aggregation.kind === 'sum') return sum;
  if (numbers.length === 0) return { nullValue: null };
  return doubleValue(toDouble(sum) / numbers.length);
}

/** Exact over integers; a double when one of them is, or when the sum exceeds 64 bits. */
function sumOf(numbers: readonly NumberValue[]): NumberValue {
  let integers = 0n;
  const doubles: number[] = [];
  for (const value of numbers) {
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    else doubles.push(toDouble(value));
  }
  if (doubles.length === 0 && fitsInteger(integers)) return integerValue(integers);
  return doubleValue(compensatedSum([Number(integers), ...doubles]));
}

/** Neumaier's sum, whose rounding error does not grow with the number of terms. */
function compensatedSum(terms: readonly number[]): number {
  let sum = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum + term;
    if (Number.isFinite(next)) {
      lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    }
    sum = next;
  }
  return Number.isFinite(sum) ? sum + lost : sum;
}
