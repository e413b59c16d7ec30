import { ConfigError, type Environment, integer, url } from '../../../platform/read-settings.ts';

export type BankConfig = {
	/** Names the bank in addresses and rows: 'halkbank'. */
	id: string;
	/** The name that customers know. */
	name: string;
	/** The address of the gateway's calls, with a slash at the end. */
	url: string;
	userName: string;
	password: string;
	/** The origin of the bank's payment pages. */
	pageOrigin: string;
	timeoutMs: number;
};

const ID = /^[a-z][a-z0-9]{0,19}$/;
/** The time is long because gateways are slow at times, and limited because a person waits. */
const TIMEOUT_MS = 20_000;

/**
 * PAY-01: CARD_BANKS names the banks in the order in which checkout offers them. There are none by default.
 */
export function readBanksConfig(env: Environment): BankConfig[] {
	const ids = (env.CARD_BANKS ?? '')
		.split(',')
		.map((id) => id.trim().toLowerCase())
		.filter((id) => id !== '');
	if (new Set(ids).size < ids.length) throw new ConfigError('CARD_BANKS names a bank twice.');
	return ids.map((id) => readBank(env, id));
}

function readBank(env: Environment, id: string): BankConfig {
	if (!ID.test(id))
		throw new ConfigError(
			`CARD_BANKS must be names of letters and digits, separated by commas, not "${id}".`,
		);
	const prefix = `CARD_${id.toUpperCase()}`;
	const needed = (value: string | undefined, name: string) => {
		if (!value) throw new ConfigError(`CARD_BANKS=${id} needs ${prefix}_${name}.`);
		return value;
	};
	const address = needed(url(env, `${prefix}_URL`, ['https:', 'http:']), 'URL');
	const page = url(env, `${prefix}_PAGE_ORIGIN`, ['https:', 'http:']) ?? address;
	return {
		id,
		name: env[`${prefix}_NAME`] || id,
		url: address.endsWith('/') ? address : `${address}/`,
		userName: needed(env[`${prefix}_USER`], 'USER'),
		password: needed(env[`${prefix}_PASSWORD`], 'PASSWORD'),
		pageOrigin: new URL(page).origin,
		timeoutMs: integer(env, 'CARD_TIMEOUT_MS', TIMEOUT_MS, 100, 120_000),
	};
}
