import { useEffect, useId, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import { useUiTexts } from './ui-texts.ts';

type Toast = { id: number; text: string; look: 'success' | 'problem' };

const SHOWN_MS = 5000;
const NO_TOASTS: readonly Toast[] = [];

let toasts: readonly Toast[] = NO_TOASTS;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
	toasts = next;
	for (const listener of listeners) listener();
}

function dismiss(id: number): void {
	change(toasts.filter((toast) => toast.id !== id));
}

/** Says something for a few seconds without taking the focus. */
export function showToast(text: string, look: Toast['look'] = 'success'): void {
	lastId += 1;
	const id = lastId;
	// The same message again takes the place of the first one instead of standing under it.
	change([...toasts.filter((toast) => toast.text !== text), { id, text, look }]);
	setTimeout(() => dismiss(id), SHOWN_MS);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Where messages can be seen now: the page, or the dialog that was opened last, for what is outside a modal is inert. */
let places: readonly string[] = [];

/** A dialog comes before the page, whichever of them is mounted first. */
function addPlace(place: string, isDialog: boolean): () => void {
	places = isDialog ? [...places, place] : [place, ...places];
	change(toasts);
	return () => {
		places = places.filter((one) => one !== place);
		change(toasts);
	};
}

type Props = {
	/** Set in a dialog: whether it is open. */
	dialogOpen?: boolean;
};

/** The messages. Stands once in the page and once in every dialog. */
export function Toasts({ dialogOpen }: Props) {
	const texts = useUiTexts();
	const place = useId();
	const isDialog = dialogOpen !== undefined;
	const isOpen = dialogOpen ?? true;
	useEffect(() => (isOpen ? addPlace(place, isDialog) : undefined), [isOpen, isDialog, place]);
	const shown = useSyncExternalStore(
		subscribe,
		() => (places.at(-1) === place ? toasts : NO_TOASTS),
		() => NO_TOASTS,
	);
	return (
		<div className={classNames(styles.region, isDialog && styles.inDialog)} role="status" aria-live="polite">
			{shown.map(({ id, text, look }) => (
				<div key={id} className={styles.toast}>
					<span className={classNames(styles.sign, styles[look])}>
						<Icon name={look === 'success' ? 'check' : 'alert'} size={20} />
					</span>
					<p>{text}</p>
					<button type="button" className={styles.close} onClick={() => dismiss(id)} aria-label={texts.close}>
						<Icon name="close" size={20} />
					</button>
				</div>
			))}
		</div>
	);
}
