import type { onRequestHookHandler } from 'fastify';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { writtenAddress } from '../http/request-language.ts';
import type { WorkGate } from './work-gate.ts';

/**
 * R10: where there is no room, what nobody has asked for in these words lately is refused before anybody tries to understand
 * it. What has been asked goes its way: there may be an older answer to give instead.
 */
export function refuseUnknown(cache: AnswerCache, gate: WorkGate): onRequestHookHandler {
	return ({ headers, url }, _reply, done) => {
		done(cache.findAddress(writtenAddress(headers.cookie, url)) ? undefined : gate.refusal());
	};
}
