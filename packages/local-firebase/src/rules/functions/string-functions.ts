import { BadReplacement, RegularExpression, StepsExhausted } from '../regular-expression.ts';
import { Failure, MAXIMUM_LENGTH, type Result } from '../values.ts';
import { overload, type FunctionGroup } from './overload.ts';

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
    if (error instanceof BadReplacement) return new Failure(error.message);
    if (error instanceof StepsExhausted) {
      return new Failure(`The pattern '${pattern}' takes too many steps on so long a text`);
    }
    throw error;
  }
}

/** Takes away blanks at both ends, as in Java: everything up to the space. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

export const STRING_FUNCTIONS: FunctionGroup = {
  'string.size': [overload(['string'], ([text]) => BigInt(text.length))],
  'string.lower': [
    overload(['string'], ([text]) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  ],
  'string.upper': [
    overload(['string'], ([text]) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  ],
  'string.trim': [overload(['string'], ([text]) => trim(text))],
  'string.toUtf8': [overload(['string'], ([text]) => new TextEncoder().encode(text))],
  'string.matches': [
    overload(['string', 'string'], ([text, pattern], { counter }) =>
      withPattern(pattern, (expression) => expression.matches(text, counter)),
    ),
  ],
  'string.split': [
    overload(['string', 'string'], ([text, pattern], { counter }) =>
      withPattern(pattern, (expression) => expression.split(text, counter)),
    ),
  ],
  'string.replace': [
    overload(['string', 'string', 'string'], ([text, pattern, replacement], { counter }) =>
      withPattern(pattern, (expression) =>
        expression.replace(text, replacement, counter, MAXIMUM_LENGTH),
      ),
    ),
  ],
};
