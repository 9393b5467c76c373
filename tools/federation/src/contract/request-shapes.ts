import { existsSync, readFileSync } from 'node:fs';
import type { FieldShape, TypeShape } from '@evergift/contract/app-contract';
import { parseSync, Visitor, type ESTree } from 'vite';

/** Types without parts, by their names in the syntax tree. */
const plainTypes: Readonly<Record<string, string>> = {
  TSAnyKeyword: 'any',
  TSBooleanKeyword: 'boolean',
  TSNullKeyword: 'null',
  TSNumberKeyword: 'number',
  TSStringKeyword: 'string',
  TSUndefinedKeyword: 'undefined',
  TSUnknownKeyword: 'unknown',
};

const byText = (one: TypeShape, other: TypeShape): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

/** What openers may preset, from the syntax of one file: the names that it declares are known, no others. */
class RequestFile {
  readonly #file: string;
  readonly #source: string;
  readonly #aliases = new Map<string, ESTree.TSType>();
  readonly #interfaces = new Map<string, readonly ESTree.TSSignature[]>();

  constructor(file: string) {
    this.#file = file;
    this.#source = readFileSync(file, 'utf8');
    const { program, errors } = parseSync(file, this.#source);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    new Visitor({
      TSTypeAliasDeclaration: ({ id, typeAnnotation }) => {
        this.#aliases.set(id.name, typeAnnotation);
      },
      TSInterfaceDeclaration: ({ id, body, extends: [inherited] }) => {
        if (inherited) this.#refuse(inherited);
        // Declarations of one name are one interface.
        this.#interfaces.set(id.name, [...(this.#interfaces.get(id.name) ?? []), ...body.body]);
      },
    }).visit(program);
  }

  shapes(): Record<string, TypeShape> {
    const modals = this.#fields(this.#interfaces.get('ModalRequests') ?? [], []);
    return Object.fromEntries(Object.entries(modals).map(([name, { type }]) => [name, type]));
  }

  /** @param names declared names that this type is a part of */
  #shape(type: ESTree.TSType, names: readonly string[]): TypeShape {
    const plain = plainTypes[type.type];
    if (plain !== undefined) return plain;
    switch (type.type) {
      case 'TSParenthesizedType':
        return this.#shape(type.typeAnnotation, names);
      case 'TSLiteralType':
        if (type.literal.type !== 'Literal') break;
        return typeof type.literal.value === 'string'
          ? JSON.stringify(type.literal.value)
          : this.#textOf(type.literal);
      case 'TSTypeOperator':
        if (type.operator === 'readonly') return this.#shape(type.typeAnnotation, names);
        break;
      case 'TSArrayType':
        return { listOf: this.#shape(type.elementType, names) };
      case 'TSUnionType':
        return this.#union(type.types, names);
      case 'TSTypeLiteral':
        return { fields: this.#fields(type.members, names) };
      case 'TSTypeReference':
        return this.#named(type, names);
    }
    return this.#refuse(type);
  }

  #union(types: readonly ESTree.TSType[], names: readonly string[]): TypeShape {
    const shapes = types
      .map((type) => this.#shape(type, names))
      .flatMap((shape) => (typeof shape === 'object' && 'anyOf' in shape ? shape.anyOf : [shape]));
    const unique = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
    const [only, ...others] = [...unique.values()].sort(byText);
    return only !== undefined && others.length === 0 ? only : { anyOf: [only!, ...others] };
  }

  #named(type: ESTree.TSTypeReference, names: readonly string[]): TypeShape {
    const name = this.#textOf(type.typeName);
    const [given] = type.typeArguments?.params ?? [];
    if (given && (name === 'Array' || name === 'ReadonlyArray')) {
      return { listOf: this.#shape(given, names) };
    }
    if (given?.type === 'TSNeverKeyword' && name === 'Record') return { fields: {} };
    const alias = this.#aliases.get(name);
    const members = this.#interfaces.get(name);
    // A type that contains itself has no end.
    if (given || names.includes(name) || !(alias ?? members)) return this.#refuse(type);
    const within = [...names, name];
    return alias ? this.#shape(alias, within) : { fields: this.#fields(members ?? [], within) };
  }

  #fields(
    members: readonly ESTree.TSSignature[],
    names: readonly string[],
  ): Record<string, FieldShape> {
    const fields = members.map((member): [string, FieldShape] => {
      if (member.type !== 'TSPropertySignature' || member.computed || !member.typeAnnotation) {
        return this.#refuse(member);
      }
      const { key, optional, typeAnnotation } = member;
      const name = key.type === 'Literal' ? String(key.value) : this.#textOf(key);
      const type = this.#shape(typeAnnotation.typeAnnotation, names);
      return [name, optional ? { type: withoutUndefined(type), optional: true } : { type }];
    });
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  #textOf({ start, end }: ESTree.Span): string {
    return this.#source.slice(start, end);
  }

  #refuse(node: ESTree.Span): never {
    throw new Error(
      `${this.#file}: builds cannot compare '${this.#textOf(node)}'. Declare the type in this file, by texts, numbers, booleans, lists and objects.`,
    );
  }
}

/** `a?: string | undefined` accepts what `a?: string` does. */
function withoutUndefined(shape: TypeShape): TypeShape {
  if (typeof shape === 'string' || !('anyOf' in shape)) return shape;
  const [only, ...others] = shape.anyOf.filter((part) => part !== 'undefined');
  return only !== undefined && others.length === 0 ? only : { anyOf: [only!, ...others] };
}

/**
 * What openers may preset in an app's modals: the interface `ModalRequests` in its
 * `src/modal-requests.ts`. An alias and its type have the same shape. It reads the syntax
 * alone: TypeScript's compiler would be a fifth of every build.
 *
 * @param file path of that file; an app without modals has none
 * @throws Error for a type that other builds cannot be compared with, such as an imported one
 */
export function requestShapes(file: string): Record<string, TypeShape> {
  return existsSync(file) ? new RequestFile(file).shapes() : {};
}
