export const ROOT: string;
export function say(line: string): void;
export class Refusal extends Error {}
export function orExplain(work: Promise<unknown>): void;
