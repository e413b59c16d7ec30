import { sharedValue } from '@dukan/ui/shared-value.ts';

/** Why the dialog came up, to be said in it. */
export type AuthReason = 'continue' | 'order';

export type AuthRequest = {
	/** AUTH-05: where to after signing in; without it to the profile. */
	next?: string;
	reason?: AuthReason;
};

const request = sharedValue<AuthRequest | undefined>(undefined);

export const openAuthDialog = (asked: AuthRequest) => request.set(asked);
export const closeAuthDialog = () => request.set(undefined);
export const useAuthRequest = request.useValue;
