import * as z from 'zod/mini';

/** What a schema says of a field beside what is valid. */
export interface FieldDescription {
  /** What a form calls it. */
  readonly label: string;
  /** What is shown of a stored value that is invalid. Of one that is missing: the default, with which forms start. */
  readonly repair: (value: unknown) => unknown;
  /** Stored only while it differs from its default: see `storedWhenSet`. */
  readonly isStoredWhenSet?: true;
}

/** The description of every field of every record: model/fields.ts registers them. */
export const descriptions = z.registry<FieldDescription>();

type RecordSchema = z.ZodMiniObject;
type FieldName<Schema extends RecordSchema> = keyof Schema['shape'] & string;

function eachField<Value>(
  { shape }: RecordSchema,
  read: (name: string, field: FieldDescription | undefined) => Value,
): Record<string, Value> {
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([name, schema]) => [name, read(name, descriptions.get(schema))]),
  );
}

/** Every field's default: what an empty form contains. */
export const emptyFields = <Schema extends RecordSchema>(schema: Schema): z.output<Schema> =>
  eachField(schema, (_, field) => field?.repair(undefined)) as z.output<Schema>;

/** Every field's label. */
export const labelsOf = <Schema extends RecordSchema>(
  schema: Schema,
): Readonly<Record<FieldName<Schema>, string>> =>
  eachField(schema, (_, field) => field?.label ?? '') as Record<FieldName<Schema>, string>;

/** A record's own fields, without what every stored record carries: what its edit form contains. */
export const fieldsOf = <Schema extends RecordSchema, Stored extends object>(
  schema: Schema,
  record: Stored,
): Pick<Stored, FieldName<Schema> & keyof Stored> =>
  eachField(schema, (name) => record[name as keyof Stored]) as Pick<
    Stored,
    FieldName<Schema> & keyof Stored
  >;
