import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, requireObject } from '../firestore/refuse.ts';
import { StatusError, type FirestoreEngine } from '../firestore/types.ts';
import { answerJson } from '../http/answer-json.ts';
import type { Administration } from '../http/administration.ts';
import { readBody, RequestError } from '../http/read-body.ts';
import { compileRules } from '../rules/compile.ts';
import type { Ruleset } from '../rules/types.ts';

export interface TestControlOptions {
  engine: FirestoreEngine;
  replaceRules(project: string, ruleset: Ruleset): void;
  administration: Administration;
}

const RULES = /^\/emulator\/v1\/projects\/([^/:]+):securityRules$/;
const DOCUMENTS = /^\/emulator\/v1\/projects\/([^/:]+)\/databases\/\(default\)\/documents$/;
/** The service's limit for a rules source is 256 KiB. */
const MAX_BODY = 1024 * 1024;

/** True for the paths by which tests of rules prepare the database. */
export const isTestControl = (path: string): boolean => RULES.test(path) || DOCUMENTS.test(path);

/** Replaces a project's rules, or deletes its documents. @throws StatusError or RequestError */
export async function answerTestControl(
  options: TestControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (!options.administration.mayControl(request)) {
    throw new StatusError(
      'PERMISSION_DENIED',
      'Test control is off, or not for this request; start the backend for tests with the option admin.',
    );
  }
  const [, rulesOf] = RULES.exec(path) ?? [];
  const [, documentsOf] = DOCUMENTS.exec(path) ?? [];
  if (rulesOf !== undefined && request.method === 'PUT') {
    options.replaceRules(rulesOf, compiled(await readBody(request, MAX_BODY)));
  } else if (documentsOf !== undefined && request.method === 'DELETE') {
    await options.engine.clear(documentsOf);
  } else {
    throw new RequestError(405, `${request.method} does not apply to ${path}.`);
  }
  answerJson(response, 200, {});
}

function compiled(body: string): Ruleset {
  const result = compileRules(sourceIn(body));
  if (result.ok) return result.ruleset;
  const problems = result.problems.map((at) => `L${at.line}:${at.column} ${at.message}`);
  throw invalid(`Error compiling rules:\n${problems.join('\n')}`);
}

function sourceIn(body: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw invalid('The request is not valid JSON.');
  }
  const rules = requireObject(requireObject(parsed, 'The request')['rules'], 'rules');
  const files = rules['files'];
  const content = Array.isArray(files) ? (files[0] as Record<string, unknown>)?.['content'] : null;
  if (typeof content !== 'string') throw invalid('rules.files[0].content must be the source.');
  return content;
}
