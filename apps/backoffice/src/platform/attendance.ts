const UNATTENDED_AFTER_MS = 60_000;

let lastTouchAt = Date.now();
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
	window.addEventListener(event, () => (lastTouchAt = Date.now()), { passive: true, capture: true });

/** Nobody has touched this page for a while: what it asks for by itself must not keep the session alive. */
export function isUnattended(): boolean {
	return Date.now() - lastTouchAt > UNATTENDED_AFTER_MS;
}
