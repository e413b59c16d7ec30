import { useEffect, useRef } from 'react';

/** The part of the browser's WebOTP API that TypeScript does not know yet. */
type CodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type CodeCredential = Credential & { code: string };

/**
 * On Android the browser can read the code from the SMS. It asks the person first and then passes the code
 * on.
 */
export function useCodeFromSms(take: (code: string) => void): void {
	const latest = useRef(take);
	latest.current = take;
	useEffect(() => {
		if (!('OTPCredential' in window)) return;
		const stop = new AbortController();
		const request: CodeRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
		navigator.credentials.get(request).then(
			(credential) => credential && latest.current((credential as CodeCredential).code),
			// The person declined or left the page, and can type the code.
			() => {},
		);
		return () => stop.abort();
	}, []);
}
