export const RUNNING: readonly string[];
