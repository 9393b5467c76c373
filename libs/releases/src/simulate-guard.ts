import { isWorse } from './guard.ts';
import type { Guard, Tally } from './guard.ts';

/** A build that every simulated device gets, and the guard that each of them applies. */
interface Trial {
  guard: Guard;
  /** Share of visits in which the build fails. */
  failing: number;
  /** Share of visits in which any build fails: a poor network, an extension of the browser. */
  noise: number;
  devices: number;
  /** How often each device comes. */
  visits: number;
  /** How often each device came before, with the default build. */
  before: number;
  /** Whether devices give a build up at all. */
  isGuarded: boolean;
}

/** What became of the devices. */
interface Outcome {
  /** Share of devices that saw an error of the build. */
  sawError: number;
  /** Failed visits of one device, on average. */
  errors: number;
  /** Share of devices that had given the build up after so many visits, from the first one. */
  gaveUpAfter: readonly number[];
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets devices visit a build, each by the rule of the product. The same trial has the same outcome. */
export function simulateGuard(trial: Trial): Outcome {
  const { guard, failing, noise, devices, visits, before, isGuarded } = trial;
  const random = randomNumbers(20_261_125);
  const gaveUp = Array.from({ length: visits }, () => 0);
  let seeing = 0;
  let errors = 0;
  for (let device = 0; device < devices; device += 1) {
    const usual: Tally = { visits: before, failed: 0 };
    for (let visit = 0; visit < before; visit += 1) usual.failed += Number(random() < noise);
    const tally: Tally = { visits: 0, failed: 0 };
    let isGivenUp = false;
    for (let visit = 0; visit < visits; visit += 1) {
      const isFailure = random() < 1 - (1 - failing) * (1 - noise);
      if (!isGivenUp) {
        tally.visits += 1;
        tally.failed += Number(isFailure);
        isGivenUp = isGuarded && isFailure && isWorse(tally, usual, guard);
      }
      gaveUp[visit] = (gaveUp[visit] ?? 0) + Number(isGivenUp);
    }
    seeing += Number(tally.failed > 0);
    errors += tally.failed;
  }
  return {
    sawError: seeing / devices,
    errors: errors / devices,
    gaveUpAfter: gaveUp.map((count) => count / devices),
  };
}
