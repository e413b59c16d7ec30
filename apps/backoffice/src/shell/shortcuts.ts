/**
 * The action of each key, except while typing. The keys are identified by position, because a Russian
 * keyboard has other letters there.
 */
export const SHORTCUTS = [
	{ key: 'T', code: 'KeyT', action: 'today' },
	{ key: 'O', code: 'KeyO', action: 'orders' },
	{ key: 'N', code: 'KeyN', action: 'newOrder' },
	{ key: '/', code: 'Slash', action: 'search' },
	{ key: '?', code: undefined, action: 'help' },
] as const;
export type ShortcutAction = (typeof SHORTCUTS)[number]['action'];

export type KeyPress = Pick<
	KeyboardEvent,
	'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat'
>;

/** Returns undefined for other keys, and for keys with Ctrl, Alt or Meta, which belong to the browser. */
export function findShortcut(press: KeyPress): ShortcutAction | undefined {
	if (press.altKey || press.ctrlKey || press.metaKey || press.repeat) return undefined;
	if (press.key === '?') return 'help';
	if (press.shiftKey) return undefined;
	return SHORTCUTS.find(({ code }) => code === press.code)?.action;
}
