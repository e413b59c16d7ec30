import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * R4: gives the same content the same key, however often the button is clicked, so that it is stored once.
 */
export function useAttemptKey(): (body: object) => { 'idempotency-key': string } {
	const attempt = useRef<{ sent: string; key: string }>(undefined);
	return (body) => {
		const sent = JSON.stringify(body);
		if (attempt.current?.sent !== sent) attempt.current = { sent, key: newKey() };
		return { 'idempotency-key': attempt.current.key };
	};
}
