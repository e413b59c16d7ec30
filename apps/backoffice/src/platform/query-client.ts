import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { markSignedOut } from './session.ts';

const FRESH_MS = 5_000;

/**
 * The first refused request shows that the session has ended. The page stays as it is during the new sign-in.
 */
function notice(error: unknown): void {
	if (error instanceof CallError && error.code === 'not_signed_in') markSignedOut();
}

export const queryClient = new QueryClient({
	queryCache: new QueryCache({ onError: notice }),
	mutationCache: new MutationCache({ onError: notice }),
	defaultOptions: {
		// DESK-12: without a connection a change fails at once. If it were paused, it would be sent by itself
		// when the connection is back.
		mutations: { networkMode: 'always' },
		queries: {
			networkMode: 'always',
			staleTime: FRESH_MS,
			retry: (failures, error) =>
				failures < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
		},
	},
});
