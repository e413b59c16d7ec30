import { sharedValue } from '@dukan/ui/shared-value.ts';

/** Why the dialog asks the person to sign in. */
export type AuthReason = 'continue' | 'order';

export type AuthRequest = {
	/** AUTH-05: the address to open after signing in. The default is the profile. */
	next?: string;
	reason?: AuthReason;
};

const request = sharedValue<AuthRequest | undefined>(undefined);

export const openAuthDialog = (asked: AuthRequest) => request.set(asked);
export const closeAuthDialog = () => request.set(undefined);
export const useAuthRequest = request.useValue;
