import type { BodyPart, CallOf, Known, QueryOf, ResponseOf } from '@dukan/api-client/call-types.ts';
import type { CallResult } from '@dukan/api-client/send-call.ts';
import { sendProved } from '@dukan/api-client/send-proved.ts';
import type { ShopCalls } from '@dukan/domain/api/calls.api.ts';

type Get<Address extends string> = CallOf<ShopCalls, 'GET', Address>;
type Post<Address extends string> = CallOf<ShopCalls, 'POST', Address>;

type GetOptions<Address extends string> = {
	query?: QueryOf<Get<Address>>;
	token?: string;
	signal?: AbortSignal;
};
type PostOptions<Address extends string> = BodyPart<Post<Address>> & {
	token?: string | undefined;
	headers?: Record<string, string>;
};

const bearer = (token: string | undefined): Record<string, string> =>
	token ? { authorization: `Bearer ${token}` } : {};

/** Reads data. A refusal is returned as a result: the call never throws. */
export function getApi<const Address extends string>(
	address: Address & Known<ShopCalls, 'GET', Address>,
	{ query, token, signal }: GetOptions<Address> = {},
): Promise<CallResult<ResponseOf<Get<Address>>>> {
	return sendProved(address, { method: 'GET', query, signal, headers: bearer(token) });
}

/** Changes something. A refusal is returned as a result: the call never throws. */
export function postApi<const Address extends string>(
	address: Address & Known<ShopCalls, 'POST', Address>,
	{ body, token, headers }: PostOptions<Address>,
): Promise<CallResult<ResponseOf<Post<Address>>>> {
	return sendProved(address, { method: 'POST', body, headers: { ...bearer(token), ...headers } });
}

/** Sends the body as a form, for calls that the specification defines so. */
export function postForm<const Address extends string>(
	address: Address & Known<ShopCalls, 'POST', Address>,
	{ body, token, headers }: PostOptions<Address>,
): Promise<CallResult<ResponseOf<Post<Address>>>> {
	const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]);
	return sendProved(address, {
		method: 'POST',
		body: new URLSearchParams(fields),
		headers: { ...bearer(token), ...headers },
	});
}

/**
 * Reads data and throws on anything but a successful response. It also throws on a time-out or when `signal`
 * aborts.
 */
export async function getJson<const Address extends string>(
	address: Address & Known<ShopCalls, 'GET', Address>,
	query: QueryOf<Get<Address>>,
	signal?: AbortSignal,
): Promise<ResponseOf<Get<Address>>> {
	const { body, refusal } = await getApi<Address>(address, { query, ...(signal && { signal }) });
	if (refusal) throw new Error(`${address} answered ${refusal.status}`);
	return body;
}
