import { existsSync } from 'node:fs';
import type { FieldShape, TypeShape } from '@evergift/contract/app-contract';
import type ts from 'typescript';
import { compiler } from './compiler.ts';
import { readTypes } from './read-types.ts';

/** A type in a type in a type … : deeper than this it is compared by its text. */
const deepest = 6;

function shapeOf(type: ts.Type, checker: ts.TypeChecker, depth = 0): TypeShape {
  const inner = (part: ts.Type) => shapeOf(part, checker, depth + 1);
  const text = () =>
    checker.typeToString(
      type,
      undefined,
      compiler.TypeFormatFlags.NoTruncation | compiler.TypeFormatFlags.InTypeAlias,
    );
  if (depth > deepest) return text();
  if (type.flags & compiler.TypeFlags.Boolean) return 'boolean';
  if (type.isUnion()) {
    const parts = type.types.map(inner);
    const unique = new Map(parts.map((part) => [JSON.stringify(part), part]));
    return {
      anyOf: [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, p]) => p),
    };
  }
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return { listOf: element ? inner(element) : 'unknown' };
  }
  const isPlain =
    (type.flags & compiler.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    !checker.isTupleType(type) &&
    checker.getIndexInfosOfType(type).length === 0;
  if (!isPlain && !type.isIntersection()) return text();
  const fields = checker
    .getPropertiesOfType(type)
    .map((field) => [field.name, fieldShape(field, checker, depth)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { fields: Object.fromEntries(fields) };
}

function fieldShape(field: ts.Symbol, checker: ts.TypeChecker, depth: number): FieldShape {
  const type = checker.getTypeOfSymbol(field);
  if (!(field.flags & compiler.SymbolFlags.Optional))
    return { type: shapeOf(type, checker, depth + 1) };
  const given = checker.getNonNullableType(type);
  return { type: shapeOf(given, checker, depth + 1), optional: true };
}

/**
 * What openers may preset in an app's modals, as TypeScript's compiler sees the types in its
 * `src/modal-requests.ts`: an alias and what it stands for have the same shape.
 *
 * @param file path of that file; an app without modals has none
 */
export function requestShapes(file: string): Record<string, TypeShape> {
  if (!existsSync(file)) return {};
  const { source, checker } = readTypes(file);
  const shapes: Record<string, TypeShape> = {};
  const visit = (node: ts.Node): void => {
    if (compiler.isInterfaceDeclaration(node) && node.name.text === 'ModalRequests') {
      for (const member of node.members) {
        if (!compiler.isPropertySignature(member) || !member.type || !member.name) continue;
        const { name } = member;
        const modal =
          compiler.isStringLiteral(name) || compiler.isIdentifier(name)
            ? name.text
            : name.getText();
        shapes[modal] = shapeOf(checker.getTypeFromTypeNode(member.type), checker);
      }
    }
    compiler.forEachChild(node, visit);
  };
  if (source) visit(source);
  return shapes;
}
