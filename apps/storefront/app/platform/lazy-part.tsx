import { showToast } from '@dukan/ui/toast.tsx';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTexts } from './texts.tsx';

type Own = {
	/**
	 * Called when a part that a click opened could not be loaded: undoes the click, so that the next one
	 * tries again.
	 */
	onFailed?: () => void;
	/** Shown until the part is loaded. */
	wait?: ReactNode;
};

/**
 * A part of the page whose code is fetched when it is first needed. If that fails, a part that a click opened
 * shows an error, and any other part is left out. `load` may also wait for the account's texts.
 */
export function lazyPart<Props extends object>(
	load: (account: () => Promise<unknown>) => Promise<ComponentType<Props>>,
): ComponentType<Props & Own> {
	let loaded: ComponentType<Props> | undefined;
	return function LazyPart({ onFailed, wait, ...props }) {
		const { t, account } = useTexts();
		const [Part, setPart] = useState<ComponentType<Props> | null | undefined>(() => loaded);
		// biome-ignore lint/correctness/useExhaustiveDependencies: the part is loaded once, when it first appears
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
