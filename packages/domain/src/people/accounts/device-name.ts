const BROWSERS = [
	['Edge', /\bEdg(e|A|iOS)?\//],
	['Opera', /\bOPR\/|\bOpera\//],
	['Yandex', /\bYaBrowser\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['Firefox', /\b(Firefox|FxiOS)\//],
	['Chrome', /\b(Chrome|CriOS)\//],
	['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
	['Android', /\bAndroid\b/],
	['iPhone', /\biPhone\b/],
	['iPad', /\biPad\b/],
	['Windows', /\bWindows\b/],
	['macOS', /\bMac OS X\b/],
	['Linux', /\bLinux\b/],
] as const;

/**
 * Returns a device name that people understand, such as 'Chrome, Android'. It is empty if the user agent
 * names neither browser nor system.
 */
export function deviceName(userAgent: string): string {
	const nameIn = (list: readonly (readonly [string, RegExp])[]) =>
		list.find(([, pattern]) => pattern.test(userAgent))?.[0];
	return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}
