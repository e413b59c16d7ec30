export function parseEnvFile(text: string): Record<string, string>;
export function withEnvFile(words: readonly string[]): { args: string[]; env: Record<string, string> };
