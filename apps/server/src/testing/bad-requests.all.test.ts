import { after, describe, test } from 'node:test';
import { openToBadRequests } from './send-bad-requests.ts';

/** bench/fuzz.ts sends hundreds of requests to each call. */
const REQUESTS = 4;

describe('bad requests to every call', async () => {
	const { calls, expectNoFault } = await openToBadRequests({ after }, { requests: REQUESTS });
	for (const call of calls)
		test(`S12 S15 ${call.method} ${call.path}: whatever is sent, no fault of ours and nothing of our inside`, () =>
			expectNoFault(call));
});
