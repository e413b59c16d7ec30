/** Why the dialog came up, to be said in it. */
export type AuthReason = 'continue' | 'order';

export type AuthRequest = {
	/** AUTH-05: where to after signing in; without it to the profile. */
	next?: string;
	reason?: AuthReason;
};

let request: AuthRequest | undefined;
const listeners = new Set<() => void>();

function show(next: AuthRequest | undefined): void {
	request = next;
	for (const listener of listeners) listener();
}

export const openAuthDialog = (asked: AuthRequest) => show(asked);
export const closeAuthDialog = () => show(undefined);
export const authRequest = () => request;

export function onAuthDialog(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
