import process from 'node:process';
import { main } from './command-line.ts';

await main(process.argv.slice(2));
