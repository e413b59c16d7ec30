import type { Language } from '@dukan/domain/base/language/language.ts';

/** GEN-02: the server sets the cookie, and the page reloads in the chosen language. */
export async function changeLanguage(language: Language): Promise<void> {
	await fetch('/lang', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ lang: language }),
		redirect: 'manual',
	});
	window.location.assign(window.location.pathname);
}
