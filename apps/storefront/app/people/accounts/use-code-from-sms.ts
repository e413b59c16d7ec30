import { useEffect, useRef } from 'react';

/** The part of the browser's WebOTP that TypeScript does not know yet. */
type CodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type CodeCredential = Credential & { code: string };

/** Where the browser can read codes out of SMS (Android), it asks the person and passes the code on. */
export function useCodeFromSms(take: (code: string) => void): void {
	const latest = useRef(take);
	latest.current = take;
	useEffect(() => {
		if (!('OTPCredential' in window)) return;
		const stop = new AbortController();
		const request: CodeRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
		navigator.credentials.get(request).then(
			(credential) => credential && latest.current((credential as CodeCredential).code),
			// Declined or left: the code is typed.
			() => {},
		);
		return () => stop.abort();
	}, []);
}
