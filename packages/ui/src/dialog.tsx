import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { Toasts } from './toast.tsx';
import { useUiTexts } from './ui-texts.ts';

type Props = {
	open: boolean;
	/** Without it the dialog stays until its task is done. */
	onClose?: () => void;
	title: string;
	/** 'drawer' comes in from the right and takes the whole height. */
	shape?: 'box' | 'drawer';
	children: ReactNode;
	footer?: ReactNode;
};

/** Uses the browser's own modal: focus stays inside, Escape closes, focus returns. */
export function Dialog({ open, onClose, title, shape = 'box', children, footer }: Props) {
	const texts = useUiTexts();
	const ref = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	const closeButton = useRef<HTMLButtonElement>(null);
	const titleId = useId();
	useEffect(() => {
		const dialog = ref.current;
		if (open && !dialog?.open) dialog?.showModal();
		if (!open && dialog?.open) dialog.close();
	}, [open]);
	useLayoutEffect(() => {
		const dialog = ref.current;
		// Closes before it is removed: only then does the browser return the focus.
		return () => dialog?.close();
	}, []);
	// The focused element may have been removed by a change inside, such as a deleted line or a button that is done.
	useEffect(() => {
		if (open && document.activeElement === document.body) closeButton.current?.focus();
	});
	return (
		<dialog
			ref={ref}
			className={styles[shape]}
			aria-labelledby={titleId}
			onClose={onClose ?? (() => open && ref.current?.showModal())}
			onPointerDown={(event) => {
				pressed.current = event.target;
			}}
			// A text selection that is dragged beyond the edge also ends in a click beside the dialog.
			onClick={({ target }) => target === ref.current && target === pressed.current && onClose?.()}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				// If the dialog closed even for a moment, the next click would reach what lies below.
				if (onClose) onClose();
				else event.preventDefault();
			}}
		>
			<div className={styles.panel}>
				<div className={styles.header}>
					<h2 id={titleId}>{title}</h2>
					{onClose && (
						<button
							ref={closeButton}
							type="button"
							className={styles.close}
							onClick={onClose}
							aria-label={texts.close}
						>
							<Icon name="close" />
						</button>
					)}
				</div>
				<div className={styles.body}>{children}</div>
				{footer && <div className={styles.footer}>{footer}</div>}
			</div>
			<Toasts dialogOpen={open} />
		</dialog>
	);
}
