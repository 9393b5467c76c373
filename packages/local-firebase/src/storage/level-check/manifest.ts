import { ByteReader } from './byte-reader.ts';
import { Damage } from './damage.ts';
import { readLogRecords } from './log-file.ts';

/** What the manifest says that the folder must contain. */
export interface Manifest {
  /** Table files by number, with their sizes in bytes. */
  tables: Map<number, number>;
  /** The log that contains what is in no table yet; 0 in a folder that was never opened to the end. */
  logNumber: number;
  /** The last sequence number that is in the tables. */
  lastSequence: number;
}

/** Replays LevelDB's manifest. @throws Damage */
export function readManifest(file: string, bytes: Buffer): Manifest {
  const manifest: Manifest = { tables: new Map(), logNumber: 0, lastSequence: 0 };
  const records = [...readLogRecords(file, bytes, { endsInText: false })];
  if (records.length === 0) throw new Damage(file, 'it has no complete record');
  for (const record of records) applyEdit(file, record, manifest);
  return manifest;
}

function applyEdit(file: string, record: Buffer, manifest: Manifest): void {
  const reader = new ByteReader(file, record);
  const skipText = (): void => reader.skip(reader.number());
  while (!reader.atEnd) {
    const tag = reader.number();
    if (tag === 1) {
      skipText();
    } else if (tag === 2) {
      manifest.logNumber = reader.number();
    } else if (tag === 4) {
      manifest.lastSequence = reader.number();
    } else if (tag === 3 || tag === 9) {
      reader.number();
    } else if (tag === 5) {
      reader.number();
      skipText();
    } else if (tag === 6) {
      reader.number();
      manifest.tables.delete(reader.number());
    } else if (tag === 7) {
      reader.number();
      const number = reader.number();
      manifest.tables.set(number, reader.number());
      skipText();
      skipText();
    } else {
      throw new Damage(file, `it has an unknown entry (${tag})`);
    }
  }
}
