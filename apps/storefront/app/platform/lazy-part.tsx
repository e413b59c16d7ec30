import { showToast } from '@dukan/ui/toast.tsx';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTexts } from './texts.tsx';

type Own = {
	/** For a part that was opened by a click: undoes the click, so that the next one tries again. */
	onFailed?: () => void;
	/** Shown until the part is loaded. */
	wait?: ReactNode;
};

/**
 * A part of the page whose code is fetched when it is first needed. If that fails, the page stays as it is: a part that nobody
 * asked for is left out, one that was asked for shows the failure. `load` may wait for the texts of an account too.
 */
export function lazyPart<Props extends object>(
	load: (account: () => Promise<unknown>) => Promise<ComponentType<Props>>,
): ComponentType<Props & Own> {
	let loaded: ComponentType<Props> | undefined;
	return function LazyPart({ onFailed, wait, ...props }) {
		const { t, account } = useTexts();
		const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(() => loaded);
		// biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
		useEffect(() => {
			if (Part) return;
			let left = false;
			load(account).then(
				(part) => {
					loaded = part;
					setPart(() => part);
				},
				() => {
					setPart(null);
					if (left || !onFailed) return;
					showToast(t('error.load'), 'problem');
					onFailed();
				},
			);
			return () => {
				left = true;
			};
		}, []);
		if (!Part) return Part === undefined && wait;
		return (
			<Suspense>
				<Part {...(props as unknown as Props)} />
			</Suspense>
		);
	};
}
