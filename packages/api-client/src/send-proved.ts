import { type CallInit, type CallResult, sendCall } from './send-call.ts';

/**
 * S19: makes a call, and repeats it with a proof of work if the server asks for one. The code for the work is
 * loaded only then. It never throws.
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
