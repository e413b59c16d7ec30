import { type CallInit, type CallResult, sendCall } from './send-call.ts';

/**
 * S19: when a call goes beyond ordinary use, does the work that the shop asks for and repeats it; the code for that is fetched
 * only then. Never throws.
 */
export async function sendProved<Body>(address: string, init: CallInit): Promise<CallResult<Body>> {
	const response = await sendCall<Body>(address, init);
	const task = response.refusal?.proof;
	if (!task) return response;
	try {
		const { proveWork } = await import('./prove-work.ts');
		return await sendCall(address, { ...init, headers: { ...init.headers, ...(await proveWork(task)) } });
	} catch {
		return response;
	}
}
