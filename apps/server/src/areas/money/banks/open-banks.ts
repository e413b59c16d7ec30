import type { BankGateway } from './bank-gateway.ts';
import type { BankConfig } from './banks-config.ts';
import { httpBank } from './http-bank.ts';

export type Bank = { id: string; name: string; timeoutMs: number; gateway: BankGateway };

/** Opens the gateways of the configured banks, in the order in which checkout offers them. */
export function openBanks(configs: readonly BankConfig[]): Bank[] {
	return configs.map((config) => ({
		id: config.id,
		name: config.name,
		timeoutMs: config.timeoutMs,
		gateway: httpBank(config),
	}));
}
