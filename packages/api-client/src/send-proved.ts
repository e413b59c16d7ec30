import { type CallInit, type CallResult, sendCall } from './send-call.ts';

/** S19: beyond ordinary use the shop asks for some work first; the page fetches the code for it only then. Never throws. */
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
