import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { inPageLanguage } from './page-language.ts';
import { useTexts } from './texts.tsx';

export type ShopNavigate = (to: string, options?: NavigateOptions) => Promise<void>;

/** The only way to navigate by script. It keeps the language of the current page. */
export function useShopNavigate(): ShopNavigate {
	const navigate = useNavigate();
	const { language } = useTexts();
	return useCallback(
		async (to, options) => navigate(inPageLanguage(to, language), options),
		[navigate, language],
	);
}
