import type { FieldShape, TypeShape } from '@evergift/contract/app-contract';

const isText = (shape: TypeShape): shape is string => typeof shape === 'string';
const isLiteral = (text: string): boolean => /^["'\d-]|^(true|false)$/.test(text);
const widened = (text: string): string => {
  if (/^(true|false)$/.test(text)) return 'boolean';
  return /^["']/.test(text) ? 'string' : 'number';
};

/**
 * Whether every value of one type is a value of another, as far as their shapes say. What is not
 * known to fit does not.
 *
 * @param wanted what is accepted
 * @param sent what is given
 */
export function accepts(wanted: TypeShape, sent: TypeShape): boolean {
  if (JSON.stringify(wanted) === JSON.stringify(sent)) return true;
  if (wanted === 'unknown' || wanted === 'any') return true;
  if (!isText(sent) && 'anyOf' in sent) return sent.anyOf.every((one) => accepts(wanted, one));
  if (!isText(wanted) && 'anyOf' in wanted) return wanted.anyOf.some((one) => accepts(one, sent));
  if (isText(wanted) || isText(sent)) {
    return isText(wanted) && isText(sent) && isLiteral(sent) && wanted === widened(sent);
  }
  if ('listOf' in wanted && 'listOf' in sent) return accepts(wanted.listOf, sent.listOf);
  if (!('fields' in wanted) || !('fields' in sent)) return false;
  return (
    Object.entries(wanted.fields).every(([name, field]) =>
      acceptsField(field, sent.fields[name]),
    ) && Object.keys(sent.fields).every((name) => wanted.fields[name] !== undefined)
  );
}

function acceptsField(wanted: FieldShape, sent: FieldShape | undefined): boolean {
  if (!sent) return wanted.optional === true;
  if (sent.optional && !wanted.optional) return false;
  return accepts(wanted.type, sent.type);
}

/** A shape as TypeScript would write it, for a message. */
export function shapeText(shape: TypeShape): string {
  if (isText(shape)) return shape;
  if ('listOf' in shape) return `readonly ${bracketed(shape.listOf)}[]`;
  if ('anyOf' in shape) return shape.anyOf.map(shapeText).join(' | ');
  const fields = Object.entries(shape.fields).map(
    ([name, { type, optional }]) => `${name}${optional ? '?' : ''}: ${shapeText(type)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}

const bracketed = (shape: TypeShape): string =>
  !isText(shape) && 'anyOf' in shape ? `(${shapeText(shape)})` : shapeText(shape);
