import { readFileSync } from 'node:fs';
import { ConfigError, type Environment } from './read-settings.ts';

/** Settings that may hold a password. */
const SECRETS = [
	'DATABASE_URL',
	'DATABASE_DIRECT_URL',
	'DATABASE_REPLICA_URL',
	'METRICS_TOKEN',
	'SMS_HTTP_URL',
	'SMS_HTTP_AUTHORIZATION',
	'SMPP_PASSWORD',
];

/**
 * S24: with NAME_FILE a secret is read from a file, which is how systemd (LoadCredential) and containers pass
 * secrets. More programs can read a process's environment than a file of mode 600.
 */
export function withSecretFiles(env: Environment): Environment {
	const fromFiles = [...SECRETS, ...bankPasswords(env)].flatMap((name): [string, string][] => {
		const path = env[`${name}_FILE`];
		if (!path) return [];
		if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: leave one out.`);
		return [[name, readSecret(`${name}_FILE`, path)]];
	});
	return { ...env, ...Object.fromEntries(fromFiles) };
}

/** PAY-01: returns the names of the settings with the banks' passwords, such as CARD_HALKBANK_PASSWORD. */
function bankPasswords(env: Environment): string[] {
	return Object.keys(env).flatMap((name) => /^(CARD_[A-Z0-9]+_PASSWORD)_FILE$/.exec(name)?.[1] ?? []);
}

function readSecret(setting: string, path: string): string {
	let secret: string;
	try {
		secret = readFileSync(path, 'utf8').trim();
	} catch {
		throw new ConfigError(`${setting} names a file that cannot be read: ${path}`);
	}
	if (secret === '') throw new ConfigError(`${setting} names an empty file: ${path}`);
	return secret;
}
