import { type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import { WIDE_SCREEN } from './use-filters.ts';

/**
 * A part of the page that a narrow screen shows as a sheet over the whole page. The browser opens it even
 * without script. Script keeps the keyboard and screen readers inside while the sheet is open.
 */
export function useSheet({ id, label, onClose }: { id: string; label: string; onClose: () => void }) {
	const ref = useRef<HTMLDivElement>(null);
	const closeButton = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);

	// The cleanup runs before the sheet is removed. After Back, too, the rest of the page must be usable
	// again.
	useLayoutEffect(() => {
		const sheet = ref.current;
		if (!isOpen || !sheet) return;
		const wide = window.matchMedia(WIDE_SCREEN);
		const close = () => sheet.hidePopover();
		wide.addEventListener('change', close);
		return () => {
			wide.removeEventListener('change', close);
			setOutsideInert(sheet, false);
		};
	}, [isOpen]);

	function beforeToggle(event: ToggleEvent<HTMLDivElement>): void {
		if (event.target !== event.currentTarget) return;
		const willOpen = event.newState === 'open';
		// This event comes before the sheet closes. The focus then returns to the button that opened it,
		// which must be usable by then.
		setOutsideInert(event.currentTarget, willOpen);
		setOpen(willOpen);
		if (!willOpen) onClose();
	}

	/** In a browser without popovers, the styles show and hide the sheet by data-open. */
	const toggle = (open: boolean) => !ref.current?.showPopover && setOpen(open);

	return {
		isOpen,
		close: () => (ref.current?.hidePopover ? ref.current.hidePopover() : setOpen(false)),
		openButton: { popoverTarget: id, onClick: () => toggle(true) },
		closeButton: {
			ref: closeButton,
			popoverTarget: id,
			popoverTargetAction: 'hide' as const,
			onClick: () => toggle(false),
		},
		sheet: {
			ref,
			id,
			popover: 'auto' as const,
			...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': label }),
			'data-open': isOpen || undefined,
			onBeforeToggle: beforeToggle,
			onToggle: (event: ToggleEvent<HTMLDivElement>) =>
				event.target === event.currentTarget && event.newState === 'open' && closeButton.current?.focus(),
		},
	};
}

function setOutsideInert(inside: HTMLElement, inert: boolean): void {
	for (let node = inside; node !== document.body && node.parentElement; node = node.parentElement) {
		for (const sibling of node.parentElement.children) {
			if (sibling !== node && sibling instanceof HTMLElement) sibling.inert = inert;
		}
	}
}
