import { basename } from 'node:path';

/** @type {[what: string, pattern: RegExp][]} */
const patterns = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a service account', /"private_key_id"\s*:\s*"[0-9a-f]{20,}"/],
  ['a Google API key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['an AWS key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{50,})/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b|:_authToken\s*=\s*[^\s$]/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
  ['a Sentry token', /\bsntry[su]_[A-Za-z0-9_=+/-]{30,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\bhttps?:\/\/[^\s/:@'"`$<{]+:[^\s/:@'"`$<{]{6,}@(?![\w.-]*\bexample\b)[a-z0-9]/i,
  ],
];

const privateFiles =
  /^(?:\.env(?:\..+)?|\.firebaserc|.*\.(?:pem|p12|pfx|key)|service-?account.*\.json)$/i;

/**
 * Secrets in a tracked file, by its name or its text.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string[]} one line each; the secret itself is not repeated
 */
export function findSecrets(file, text) {
  const found = patterns
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${file} contains ${what}.`);
  return privateFiles.test(basename(file))
    ? [`${file} belongs into no repository.`, ...found]
    : found;
}
