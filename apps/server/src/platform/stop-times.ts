/**
 * R9: the time that each part may take when the shop stops. Jobs, their statements and messages end one after
 * the other, and all before the process is killed. systemd and Docker wait ten seconds.
 */
export const STOP_MS = { process: 9_000, jobs: 4_000, statements: 1_000, sms: 2_000 } as const;
