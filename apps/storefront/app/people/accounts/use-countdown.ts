import { useEffect, useState } from 'react';

/** Returns the seconds that are left, counted from the first render. */
export function useCountdown(fromS: number): number {
	const [startedAt] = useState(() => Date.now());
	const [leftS, setLeftS] = useState(fromS);
	useEffect(() => {
		const tick = () => setLeftS(Math.max(0, fromS - Math.floor((Date.now() - startedAt) / 1000)));
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [fromS, startedAt]);
	return leftS;
}
