import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  /** Paths of the two files. */
  key: string;
  file: string;
  /** The certificate's text, for who is to trust it. */
  text: string;
}

/** A certificate of its own for a host and its subdomains; undefined where openssl is not installed. */
export function makeCertificate(folder: string, host: string): Certificate | undefined {
  const key = join(folder, 'tls.key');
  const file = join(folder, 'tls.crt');
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = `subjectAltName=DNS:${host},DNS:*.${host}`;
  words.push('-nodes', '-days', '2', '-subj', `/CN=${host}`, '-addext', names);
  const made = spawnSync('openssl', [...words, '-keyout', key, '-out', file]);
  return made.status === 0 ? { key, file, text: readFileSync(file, 'utf8') } : undefined;
}
