import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * On a slow line /signin is filled in before its script has come. What stands in the fields then stays; until then the button waits,
 * for a browser alone cannot sign in.
 */
export function useTypedBefore(take: (values: { phone: string; password: string }) => void) {
	const element = useRef<HTMLFormElement>(null);
	const [isReady, setReady] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, before the fields are written again
	useLayoutEffect(() => {
		const typed = new FormData(element.current ?? undefined);
		take({ phone: phoneDigits(String(typed.get('phone'))), password: String(typed.get('password')) });
		setReady(true);
	}, []);
	return { element, isReady };
}
