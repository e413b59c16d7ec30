import type { Refusal } from '@dukan/api-client/send-call.ts';
import type { AddressBody, AddressWire } from '@dukan/domain/people/accounts/address-book.api.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getApi, postApi } from '../../platform/api-client.ts';
import { newKey } from '../../platform/new-key.ts';

/**
 * ACCT-03: loads the person's addresses, the default one first. They are loaded again after every change,
 * because a change can make another address the default.
 */
export function useAddresses(token: string) {
	const [addresses, setAddresses] = useState<readonly AddressWire[]>();
	const [failed, setFailed] = useState(false);
	/**
	 * If the same address is sent again because no response came, it has the same key, so that it is added
	 * once.
	 */
	const attempt = useRef<{ sent: string; key: string }>(undefined);
	const load = useCallback(async () => {
		const { body } = await getApi('/api/address_list', { token });
		setFailed(!body);
		if (body) setAddresses(body.rows);
	}, [token]);
	useEffect(() => void load(), [load]);

	const afterwards = async <Given extends { refusal?: Refusal }>(
		response: Promise<Given>,
	): Promise<Given> => {
		const given = await response;
		// Status 404 means that the address was deleted on another device, so the list is loaded again then
		// too.
		if (!given.refusal || given.refusal.status === 404) await load();
		return given;
	};
	return {
		addresses,
		failed,
		load,
		add: async (body: AddressBody) => {
			const sent = JSON.stringify(body);
			const key = attempt.current?.sent === sent ? attempt.current.key : newKey();
			attempt.current = { sent, key };
			const headers = { 'idempotency-key': key };
			const response = await afterwards(postApi('/api/address_add', { body, token, headers }));
			if (response.body) attempt.current = undefined;
			return response;
		},
		change: (id: number, body: AddressBody) =>
			afterwards(postApi(`/api/address_update/${id}`, { body, token })),
		preset: (id: number) => afterwards(postApi(`/api/address_preset/${id}`, { token })),
		remove: (id: number) => afterwards(postApi(`/api/address_delete/${id}`, { token })),
	};
}
