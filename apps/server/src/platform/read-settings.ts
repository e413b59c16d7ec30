import { isIP, isIPv4 } from 'node:net';

/**
 * Environment variables by name. Each function below reads one and refuses a wrong value with one clear sentence.
 */
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

/** The error does not repeat the value, because it may hold a password. */
export function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
	const text = env[name];
	if (!text) return undefined;
	if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
		throw new ConfigError(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
	}
	return text;
}

/** Writes the origin as browsers do, because it is compared with theirs. */
export function origin(env: Environment, name: string): string | undefined {
	const text = url(env, name, ['http:', 'https:'])?.replace(/\/+$/, '');
	if (text === undefined) return undefined;
	const { origin, pathname, search, hash, username, password } = new URL(text);
	if (pathname !== '/' || search || hash || username || password)
		throw new ConfigError(
			`${name} must be scheme and host alone, such as https://dukan.example: no path, no name, no password.`,
		);
	return origin;
}

/** These names stand for the machine itself and for the ranges of private networks. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads addresses or ranges, with commas between them. */
export function networks(env: Environment, name: string): string | undefined {
	const text = env[name];
	if (!text) return undefined;
	const wrong = text.split(',').find((part) => !isNetwork(part.trim()));
	if (wrong !== undefined)
		throw new ConfigError(
			`${name} must be addresses or ranges such as 127.0.0.1,10.0.0.0/8, not "${wrong.trim()}".`,
		);
	return text;
}

function isNetwork(text: string): boolean {
	if (NAMED_NETWORKS.includes(text)) return true;
	const [address = '', range, ...more] = text.split('/');
	const version = isIP(address);
	if (version === 0 || more.length > 0) return false;
	if (range === undefined || (version === 4 && isIPv4(range))) return true;
	return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128);
}
