import type { AppContract, PresetFields, TypeShape } from '@evergift/contract/app-contract';
import { accepts, shapeText } from './accepts.ts';
import type { Breakage } from './breakage.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** What one way of opening a modal gets wrong, in words. */
function complaints(before: TypeShape | undefined, now: TypeShape, fields: PresetFields): string[] {
  if (typeof now === 'string' || !('fields' in now)) {
    return before !== undefined && accepts(now, before) ? [] : [`now takes ${shapeText(now)}`];
  }
  if (fields === 'any' && before === undefined) return [];
  const known = before && typeof before !== 'string' && 'fields' in before ? before.fields : {};
  const given = fields === 'any' ? Object.keys(known) : fields;
  const lacking = Object.entries(now.fields)
    .filter(([name, { optional }]) => !optional && !given.includes(name))
    .map(([name]) => name);
  const ignored = given.filter((name) => now.fields[name] === undefined);
  const changed = given.flatMap((name) => {
    const [was, is] = [known[name], now.fields[name]];
    if (!was || !is || accepts(is.type, was.type)) return [];
    return [`takes \`${name}\` as ${shapeText(is.type)} in place of ${shapeText(was.type)}`];
  });
  return [
    ...(lacking.length > 0 ? [`requires ${quoted(lacking)}`] : []),
    ...(ignored.length > 0 ? [`does not read ${quoted(ignored)}`] : []),
    ...changed,
  ];
}

interface ChangedRequest {
  modal: string;
  /** What its openers were built for; undefined when that is not known. */
  before: TypeShape | undefined;
  now: TypeShape;
  remedy: string;
}

/** What breaks in an app that opens a modal, when what the modal accepts is `now`. */
export function brokenOpeners(app: AppContract, request: ChangedRequest): Breakage[] {
  const { modal, before, now, remedy } = request;
  const wrong = (app.uses.modals[modal] ?? []).flatMap((way) => complaints(before, now, way));
  return [...new Set(wrong)].map((what) => ({
    who: app.name,
    what: `opens the modal \`${modal}\`, which ${what}.`,
    remedy,
  }));
}
