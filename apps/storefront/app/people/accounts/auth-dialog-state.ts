import { sharedValue } from '@dukan/ui/shared-value.ts';

/** Why the dialog asks the person to sign in. */
export type AuthReason = 'continue' | 'order';

export type AuthRequest = {
	/** AUTH-05: the address after signing in; the profile by default. */
	next?: string;
	reason?: AuthReason;
};

const request = sharedValue<AuthRequest | undefined>(undefined);

export const openAuthDialog = (asked: AuthRequest) => request.set(asked);
export const closeAuthDialog = () => request.set(undefined);
export const useAuthRequest = request.useValue;
