/** How single settings are read. Whatever is wrong with one is said in one clear sentence. */
export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {}

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
	const text = env[name];
	if (!text) return fallback;
	const value = Number(text);
	if (!Number.isInteger(value) || value < min || value > max) {
		throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
	}
	return value;
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
	return oneOf(env, name, ['on', 'off'] as const, fallback ? 'on' : 'off') === 'on';
}

export function oneOf<Value extends string>(
	env: Environment,
	name: string,
	values: readonly Value[],
	fallback: Value,
): Value {
	const text = env[name];
	if (!text) return fallback;
	const value = values.find((candidate) => candidate === text);
	if (value === undefined)
		throw new ConfigError(`${name} must be one of ${values.join(', ')}, not "${text}".`);
	return value;
}

/** The value is not repeated in the message: it may hold a password. */
export function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
	const text = env[name];
	if (!text) return undefined;
	if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
		throw new ConfigError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
	}
	return text;
}
