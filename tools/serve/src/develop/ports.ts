/** Ports of the development servers, as in tools/federation/src/ports.ts. */
export const developmentPorts = {
  shell: 4200,
  people: 4201,
  events: 4202,
  gifts: 4203,
  auth: 4204,
} as const;
