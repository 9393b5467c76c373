/** Ports of the development servers; the shell's is also the default of `npm start`. */
export const ports = { shell: 4200, people: 4201, events: 4202, gifts: 4203, auth: 4204 } as const;

export type AppName = keyof typeof ports;
export type RemoteName = Exclude<AppName, 'shell'>;
