import { addresses, isLocalPath } from '@dukan/domain/base/addresses/addresses.ts';
import { MAX_QR_BYTES, qrCode, qrPath } from '@dukan/domain/base/qr/qr-code.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';

export type AppLink = {
	kind: 'appStore' | 'playStore' | 'apk';
	/** Undefined while the app is not published in this store. */
	href: string | undefined;
	bytes: number | undefined;
	code: { size: number; path: string } | undefined;
};

/** INFO-02: returns the three ways to get the app. A way that leads nowhere has no address. */
export function appLinks(
	settings: ShopSettings['appLinks'],
	appFile: { bytes: number } | undefined,
	origin: string,
): AppLink[] {
	return (['appStore', 'playStore', 'apk'] as const).map((kind) => {
		const isOurs = settings[kind] === addresses.appFile;
		const href = isOurs && !appFile ? undefined : safeAddress(settings[kind]);
		return {
			kind,
			href,
			bytes: isOurs ? appFile?.bytes : undefined,
			code: href === undefined ? undefined : codeOf(new URL(href, origin).href),
		};
	});
}

/** S8: keeps only https addresses and paths of this shop. */
function safeAddress(address: string): string | undefined {
	const isWeb = address.startsWith('https://') && URL.canParse(address);
	return isWeb || isLocalPath(address) ? address : undefined;
}

/**
 * Caches the QR codes of the two or three addresses, which hardly ever change. Computing one takes longer
 * than rendering the page.
 */
const codes = new Map<string, AppLink['code']>();
const MAX_CODES = 20;

function codeOf(address: string): AppLink['code'] {
	const known = codes.get(address);
	if (known) return known;
	if (new TextEncoder().encode(address).length > MAX_QR_BYTES) return undefined;
	const matrix = qrCode(address);
	const code = { size: matrix.length, path: qrPath(matrix) };
	if (codes.size >= MAX_CODES) codes.clear();
	codes.set(address, code);
	return code;
}
