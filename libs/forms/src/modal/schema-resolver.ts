import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The part of a zod schema that a form needs. */
interface Schema {
  safeParse(
    input: unknown,
  ): { success: true; data: object } | { success: false; error: { issues: readonly Issue[] } };
}

interface SchemaResolverOptions<Values> {
  /** Turns the form's values into the schema's input; they are the same unless given. */
  toInput?: (values: Values) => unknown;
  /** The form's field for one of the schema's; they have the same names unless given. */
  fieldOf?: (field: string) => Path<Values & FieldValues>;
}

/**
 * Validates a form with the schema that its command and the stored documents use, and hands on the
 * values as the schema cleaned them (trimmed, links completed).
 */
export function schemaResolver<Values extends FieldValues>(
  schema: Schema,
  { toInput, fieldOf }: SchemaResolverOptions<Values> = {},
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(toInput ? toInput(values) : values);
    if (result.success) {
      return { values: toInput ? values : { ...values, ...result.data }, errors: {} };
    }
    const errors: Record<string, { type: 'schema'; message: string }> = {};
    for (const { path, message } of result.error.issues) {
      const field = String(path[0] ?? 'root');
      errors[fieldOf ? fieldOf(field) : field] ??= { type: 'schema', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
