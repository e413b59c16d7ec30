import { textChunks } from 'virtual:text-chunks';
import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { useLocation } from 'react-router';
import { useTexts } from '../platform/texts.tsx';

const ACCOUNT_PAGES: readonly string[] = [
	addresses.signIn,
	addresses.cart,
	addresses.saved,
	addresses.history,
	addresses.profile,
];

/** Makes the browser fetch the page's texts together with its first script, not after it. */
export function TextsHint() {
	const { language } = useTexts();
	const { pathname } = useLocation();
	const tables = ACCOUNT_PAGES.includes(pathname) ? ['shop', 'account'] : ['shop'];
	return tables.map((table) => {
		const address = textChunks[`${table}-${language}`];
		return address && <link key={table} rel="modulepreload" href={address} />;
	});
}
