import { after, describe, test } from 'node:test';
import { openToBadRequests } from './send-bad-requests.ts';

describe('bad requests to every call', async () => {
	const { calls, expectNoFault } = await openToBadRequests({ after });
	for (const call of calls)
		test(`S12 S15 ${call.method} ${call.path}: whatever is sent, no fault of ours and nothing of our inside`, () =>
			expectNoFault(call));
});
