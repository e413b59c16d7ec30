import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { Toasts } from './toast.tsx';
import { useUiTexts } from './ui-texts.ts';

type Props = {
	open: boolean;
	/** Without it the dialog stays until what it asks for is done. */
	onClose?: () => void;
	title: string;
	/** 'drawer' comes in from the right and takes the whole height. */
	shape?: 'box' | 'drawer';
	children: ReactNode;
	footer?: ReactNode;
};

/** The browser's own modal: focus stays inside, Escape closes, focus returns. */
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
		// Closed before it is taken away: only then does the browser give the focus back.
		return () => dialog?.close();
	}, []);
	// What had the focus may be gone with a change inside: a removed line, a button that has done its work.
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
			// Text that is selected beyond the edge ends in a click beside the dialog too.
			onClick={({ target }) => target === ref.current && target === pressed.current && onClose?.()}
			onKeyDown={(event) => {
				if (event.key !== 'Escape') return;
				// Closed even for a moment, it would let the next click through to what lies below.
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
