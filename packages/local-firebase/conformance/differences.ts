/**
 * Where the embedded backend answers otherwise than Google's emulator, on purpose. Every entry is
 * asserted on both sides by the script that names it.
 */
export const DIFFERENCES = {
  unknownSession:
    'An unknown SID is answered with the text that the client looks for; the emulator answers an ' +
    'empty body, on which the client loads an image from google.com to test the network.',
  delta:
    'A commit sends what it changed; the emulator resets the target and sends everything again.',
  resume:
    'A resume token is answered with what changed since; the emulator resets and sends everything.',
  writesAfterError:
    'After a refused write the session’s later messages are ignored, because the client sends ' +
    'them again on its next stream; the emulator applies them, and so applies them twice.',
  rulesAtOnce:
    'Open targets are judged again when the rules change; the emulator waits for the next commit.',
  targetInUse:
    'A target id that is in use ends the stream with INVALID_ARGUMENT; the emulator with UNKNOWN.',
  badQuery:
    'A query that cannot be understood refuses its target; the emulator never answers again.',
  unknownMethod: 'An unknown method is UNIMPLEMENTED; the emulator answers 404 without a text.',
  transactions:
    'Server-side transactions are UNIMPLEMENTED: the browser SDK works by preconditions.',
  restWrites: 'Documents are written by commit alone: Evergift sends no POST, PATCH or DELETE.',
  calculations: 'Counts, sums and averages over a query are UNIMPLEMENTED: Evergift asks for none.',
  fieldPath:
    'A field path has at most 100 levels and 1,500 bytes; the emulator takes 20 levels and 1,499 ' +
    'bytes. No stored field lies deeper than 20, so a longer path finds nothing.',
  badToken: 'A token that is garbage is UNAUTHENTICATED; the emulator never answers.',
} as const;
