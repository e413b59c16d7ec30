import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Checkbox } from '@dukan/ui/field.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SCAN_GAP_MS } from '../platform/scan-reader.ts';
import { useMember } from '../platform/session.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './shortcut-help.module.css';
import { findShortcut, SHORTCUTS, type ShortcutAction } from './shortcuts.ts';

const OFF = 'office.shortcuts';
/**
 * GOODS-05: a key that another key follows within this time belongs to a scan. The time is twice the gap,
 * because a busy page gets the next key late.
 */
const AFTER_SCAN_MS = 2 * SCAN_GAP_MS;
const ORDERS: readonly ShortcutAction[] = ['today', 'orders', 'newOrder'];

/**
 * Lists the shortcuts for people who work without a mouse. They can be switched off, because people who
 * dictate to their computer would trigger them.
 */
export function ShortcutHelp() {
	const { c } = useTexts(shellTexts);
	const navigate = useNavigate();
	const worksOrders = useMember().may('workOrders');
	const [shown, setShown] = useState(false);
	const [on, setOn] = useState(() => localStorage.getItem(OFF) !== 'off');
	useEffect(() => {
		let waiting: ReturnType<typeof setTimeout> | undefined;
		let lastAt = Number.NEGATIVE_INFINITY;
		const act = (event: KeyboardEvent) => {
			clearTimeout(waiting);
			// Escape, Tab and the like type nothing, so they begin no scan.
			if (event.key.length > 1) return;
			const isOfScan = event.timeStamp - lastAt < SCAN_GAP_MS;
			lastAt = event.timeStamp;
			if (isOfScan && event.key !== '?') return;
			if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
			const action = findShortcut(event);
			if (!action || (!on && action !== 'help') || (ORDERS.includes(action) && !worksOrders)) return;
			event.preventDefault();
			if (action === 'help') setShown(true);
			// At once, because what is typed next belongs into the field.
			else if (action === 'search')
				document.querySelector<HTMLElement>('#content input[type=search]')?.focus();
			else waiting = setTimeout(() => void navigate(ADDRESSES[action]), AFTER_SCAN_MS);
		};
		document.addEventListener('keydown', act);
		return () => {
			clearTimeout(waiting);
			document.removeEventListener('keydown', act);
		};
	}, [on, worksOrders, navigate]);
	if (!shown) return null;
	return (
		<Dialog open onClose={() => setShown(false)} title={c('keys.title')}>
			<dl className={styles.keys}>
				{SHORTCUTS.filter(({ action }) => worksOrders || !ORDERS.includes(action)).map(({ key, action }) => (
					<div key={key}>
						<dt>
							<kbd className={styles.key}>{key}</kbd>
						</dt>
						<dd>{c(`keys.${action}`)}</dd>
					</div>
				))}
			</dl>
			<Checkbox
				label={c('keys.on')}
				checked={on}
				onChange={({ target }) => {
					localStorage.setItem(OFF, target.checked ? 'on' : 'off');
					setOn(target.checked);
				}}
			/>
		</Dialog>
	);
}

const ADDRESSES = { today: '/today', orders: '/orders', newOrder: '/orders/new' } as const;

function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'))
	);
}
