import { readFileSync } from 'node:fs';
import { Refusal } from './root.mjs';

/**
 * Parses a file as systemd reads an EnvironmentFile. In NAME=value everything after the first = belongs to
 * the value, and one pair of quotes around it is removed. Lines that begin with # or ; are comments. A shell
 * would treat $, # and blanks differently.
 */
export function parseEnvFile(text) {
	const settings = {};
	for (const line of text.split('\n')) {
		const trimmed = line.trim();
		if (trimmed === '' || trimmed.startsWith('#') || trimmed.startsWith(';')) continue;
		const equals = trimmed.indexOf('=');
		if (equals <= 0) continue;
		settings[trimmed.slice(0, equals).trim()] = unquoted(trimmed.slice(equals + 1).trim());
	}
	return settings;
}

function unquoted(value) {
	const quote = value[0];
	const isQuoted = value.length > 1 && (quote === '"' || quote === "'") && value.endsWith(quote);
	return isQuoted ? value.slice(1, -1) : value;
}

const OPTION = '--env-file=';

/**
 * Takes --env-file=<path> out of the arguments. A variable that the environment already sets keeps its value,
 * as with systemd's Environment.
 */
export function withEnvFile(words) {
	const path = words.find((word) => word.startsWith(OPTION))?.slice(OPTION.length);
	const args = words.filter((word) => !word.startsWith(OPTION));
	if (path === undefined) return { args, env: {} };
	let text;
	try {
		text = readFileSync(path, 'utf8');
	} catch ({ code }) {
		throw new Refusal(
			code === 'ENOENT'
				? `There is no file ${path}.`
				: `${path} cannot be read (${code}): run this as root or as the account of the shop.`,
		);
	}
	const settings = parseEnvFile(text);
	const env = Object.fromEntries(
		Object.entries(settings).filter(([name]) => process.env[name] === undefined),
	);
	return { args, env };
}
