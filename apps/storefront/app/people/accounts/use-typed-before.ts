import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * On a slow connection people may fill in /signin before its script is ready. What they typed is kept, and
 * the button waits, because signing in needs script.
 */
export function useTypedBefore(take: (values: { phone: string; password: string }) => void) {
	const element = useRef<HTMLFormElement>(null);
	const [isReady, setReady] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before React writes the fields again
	useLayoutEffect(() => {
		const typed = new FormData(element.current ?? undefined);
		take({ phone: phoneDigits(String(typed.get('phone'))), password: String(typed.get('password')) });
		setReady(true);
	}, []);
	return { element, isReady };
}
